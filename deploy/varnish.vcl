# Varnish in front of two instances: a cache, without limits and without TLS.
# varnishd -a :6081 -f /opt/tincture/deploy/varnish.vcl -p http_req_size=32k -p http_req_hdr_len=16k. Requires Varnish 6.0 or later.
#
# The instances limit each visitor by the cost of the requests; a visitor always reaches the same one. A cache hit costs nothing.
# They run with TRUST_PROXY=loopback. test/deploy/debian.test.ts runs this file.
vcl 4.1;

import directors;

# An instance that shuts down reports 503.
probe readiness { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; .initial = 1; }

# Varnish closes idle connections after 60 s, before an instance does (76 s).
backend first { .host = "127.0.0.1"; .port = "8081"; .probe = readiness; }
backend second { .host = "127.0.0.1"; .port = "8082"; .probe = readiness; }

sub vcl_init {
	new instances = directors.hash();
	instances.add_backend(first, 1.0);
	instances.add_backend(second, 1.0);
}

sub vcl_recv {
	set req.backend_hint = instances.backend(client.identity);
	# Claims of the client are dropped.
	set req.http.X-Forwarded-For = client.ip;
	unset req.http.Forwarded;
	# Metrics are private, under any BASE_PATH.
	if (req.url ~ "/metrics(\?|$)") { return (synth(404)); }
	# Answers to the same target are the same under any name.
	set req.http.Host = "tincture";
	# QUERY passes as POST does. A stream of lines needs both directions at once, which only a pipe has; a pipe is not tried again
	# when an instance has just gone.
	if (req.http.Content-Type ~ "^application/x-ndjson") { return (pipe); }
	if (req.method == "QUERY") { return (pass); }
}

sub vcl_pipe {
	# One request for each pipe, so that the next one is processed here again.
	set bereq.http.Connection = "close";
}

sub vcl_backend_response {
	# The service compresses pages itself; operations are compressed here and sent plain to clients that read no gzip.
	if (beresp.http.Content-Type ~ "^(application/json|application/problem\+json|image/svg\+xml|text/)") { set beresp.do_gzip = true; }
	# While the service is down, cached answers are used for an hour.
	set beresp.grace = 1h;
}

sub vcl_deliver {
	# A cached answer has the counter of the visitor who first requested it.
	if (obj.hits > 0) { unset resp.http.RateLimit; }
}
