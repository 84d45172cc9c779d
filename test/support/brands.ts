/*
 * Forty brand colors, as published by their owners or on their sites: every hue, pale to dark, and grays.
 */

export const BRANDS: Readonly<Record<string, string>> = {
	'Stripe': '#635bff', 'Coca-Cola': '#f40009', 'Netflix': '#e50914', 'Spotify': '#1db954', 'Slack': '#4a154b', 'McDonald\'s': '#ffc72c',
	'Snapchat': '#fffc00', 'Tiffany': '#0abab5', 'Airbnb': '#ff5a5f', 'UPS': '#351c15', 'IKEA blue': '#0058a3', 'IKEA yellow': '#ffda1a',
	'Starbucks': '#00704a', 'Cadbury': '#482683', 'Nubank': '#820ad1', 'T-Mobile': '#e20074', 'Lyft': '#ff00bf', 'Reddit': '#ff4500',
	'Monzo': '#ff4f40', 'Facebook': '#1877f2', 'Twitch': '#9146ff', 'Discord': '#5865f2', 'Shopify': '#95bf47', 'WhatsApp': '#25d366',
	'LinkedIn': '#0a66c2', 'YouTube': '#ff0000', 'Figma': '#f24e1e', 'Dropbox': '#0061ff', 'Twitter': '#1da1f2', 'Pinterest': '#bd081c',
	'Uber': '#000000', 'Etsy': '#f1641e', 'Deliveroo': '#00ccbc', 'Klarna': '#ffb3c7', 'Mailchimp': '#ffe01b', 'Notion': '#37352f',
	'Heroku': '#430098', 'John Deere': '#367c2b', 'Barbie': '#e0218a', 'a middle gray': '#808080',
};
