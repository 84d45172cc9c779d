/*
 * English phrases for colors, each with the region in which a person accepts its color: hues, lightness and chroma of OKLCH. They were
 * written before the rules for them: hair, eyes, lipstick, cars, wool, rooms, sky, food, screens, degrees, negations, spellings, keyboards.
 *
 * A row is `phrase = hue/hue lightness-lightness chroma-chroma`, lightness and chroma in hundredths.
 */

export const REGIONS_EN = `
	red hair = red/orange/brown 35-62 6-18; ginger hair = orange/brown 48-72 9-18; auburn hair = red/brown/orange 28-52 5-14
	strawberry blonde hair = orange/brown/yellow 68-88 4-13; dirty blonde hair = brown/yellow 50-76 3-10
	platinum blonde = yellow/brown/gray 85-98 0-6; ash blonde = brown/yellow/gray 65-86 1-7
	golden blonde hair = yellow/orange/brown 70-90 6-16; dark brown hair = brown 18-38 1-8; light brown hair = brown 48-70 4-11
	black hair = gray 0-25 0-4; salt and pepper hair = gray 35-72 0-3; silver gray hair = gray 60-85 0-3
	mousy brown hair = brown/gray 38-60 1-7; copper hair = orange/brown 42-68 8-18; honey blonde = yellow/orange/brown 65-85 6-15
	pink hair = pink 62-90 5-22; pastel purple hair = purple 70-92 4-14; teal hair = teal 42-75 6-14
	raven black hair = gray/blue/purple 0-28 0-5; brown eyes = brown 25-52 4-13; blue eyes = blue 38-80 6-25
	light blue eyes = blue/teal 72-92 3-12; green eyes = green 42-72 5-22; hazel eyes = brown/yellow/green 42-64 5-13
	dark brown eyes = brown 18-38 2-9; steel gray eyes = gray/blue 42-70 0-5; emerald green eyes = green 48-76 9-19
	violet eyes = purple 40-76 9-27; ice blue eyes = blue/teal/gray 80-96 1-8; amber colored eyes = orange/yellow/brown 60-86 11-19
	honey brown eyes = orange/brown/yellow 42-70 6-15; red lipstick = red 42-64 16-26; dark red lipstick = red 25-46 9-19
	nude lipstick = brown/orange/pink/red 62-88 2-9; hot pink lipstick = pink 55-76 15-27; coral lipstick = red/orange/pink 62-78 10-20
	berry lipstick = pink/purple/red 28-52 7-19; plum lipstick = purple/pink 22-48 5-16; brick red lip color = red/orange/brown 35-56 10-19
	dusty rose lipstick = pink/red 55-76 3-10; burgundy nail polish = red/pink 22-42 7-16; baby pink nails = pink 82-95 2-9
	black cherry nail polish = red/pink/purple 14-36 2-12; navy nail polish = blue/purple 18-36 4-18; bright red nails = red 52-66 18-27
	white pearl car = gray/yellow 86-100 0-4; metallic silver car = gray/blue 58-86 0-3; candy apple red car = red 40-62 16-26
	british racing green car = green/teal 22-40 3-12; gunmetal gray metallic = gray/blue 30-55 0-4
	midnight blue car paint = blue/purple 14-36 4-18; bright yellow car = yellow 84-98 14-23; matte black car = gray 8-32 0-3
	electric blue car = blue 42-72 12-29; champagne metallic = brown/yellow/orange 68-92 2-8; metallic green paint = green 35-65 5-17
	burnt orange metallic = orange/brown/red 45-68 9-18; deep burgundy paint = red/pink 18-38 5-15
	pearl white paint = gray/yellow 86-100 0-4; dark metallic gray = gray 25-52 0-4; light metallic blue = blue/teal 60-85 4-14
	cherry red paint job = red/pink 38-60 14-25; oatmeal wool = yellow/brown/gray/orange 74-92 1-6; charcoal wool coat = gray/blue 20-42 0-4
	cream wool sweater = yellow/orange/gray 90-99 1-9; mustard yarn = yellow 66-84 11-18; heather gray yarn = gray 58-85 0-3
	heathered charcoal = gray/blue 28-58 0-4; heather blue = blue/purple 50-76 2-13; forest green yarn = green 28-52 5-16
	camel wool coat = brown/orange/yellow 58-78 5-12; undyed wool = yellow/brown/gray/orange 80-98 0-6
	navy blue fabric = blue/purple 18-38 4-18; burgundy velvet = red/pink 22-42 7-16; emerald velvet = green/teal 42-74 8-19
	dusty pink linen = pink/red 66-86 2-9; natural linen = brown/yellow/gray/orange 78-96 1-6; light denim = blue 58-82 2-10
	dark wash denim = blue 22-46 2-11; faded black jeans = gray 28-56 0-3; khaki pants = yellow/brown/green 55-88 3-10
	olive drab jacket = green/yellow 36-58 4-12; tan leather = brown/orange/yellow 55-80 4-11; cognac leather = orange/brown/red 40-62 8-17
	ivory silk = yellow/gray 93-100 0-6; bottle green velvet = green/teal 24-46 3-15; lavender cotton = purple/blue 70-95 1-13
	rust corduroy = orange/red/brown 38-60 9-17; clear blue sky = blue/teal 62-88 6-16; blue sky = blue/teal 62-88 6-16
	night sky = blue/purple 8-34 1-14; stormy sky = blue/gray/teal 38-68 0-6; sunset orange = orange/red 60-78 12-22
	sunset sky = orange/pink/red 60-84 7-20; overcast sky = gray/blue 62-88 0-4; color of the sky = blue/teal 62-90 5-16
	morning mist = gray/blue/teal/green 76-96 0-4; deep ocean blue = blue/teal 26-54 6-18; tropical sea = teal/blue 62-88 8-16
	fresh grass green = green 58-82 12-24; autumn leaves = orange/red/brown/yellow 45-72 9-18; wet sand = brown/yellow/orange 45-76 3-10
	fresh snow = gray 95-100 0-3; wet asphalt = gray/blue 28-52 0-5; pine forest green = green/teal 26-48 3-12
	spring leaf green = green 66-88 12-24; desert sand = yellow/brown/orange 74-92 3-10; volcanic ash = gray 38-72 0-4
	reddish = red/pink 40-75 6-22; blackish = gray 0-36 0-4; whitish = gray/yellow 86-100 0-4; brownish = brown/orange 36-66 3-12
	orangeish red = red/orange 52-68 15-25; pinkish white = pink/red/gray 88-99 0-6; greyish brown = brown/gray 38-64 1-6
	grayish-green = green/gray 50-76 1-8; yellow-ish green = green/yellow 68-92 11-23; purple-ish pink = pink/purple 48-80 9-26
	bluish black = blue/gray/purple 8-34 1-8; greenish yellow = yellow/green 78-96 11-21; brownish red = red/brown/orange 34-54 8-18
	goldish brown = orange/brown/yellow 46-70 6-14; silverish blue = blue/gray 60-84 1-9; tealish = teal 42-76 3-13
	creamish white = yellow/gray/orange 90-100 0-6; peachish pink = pink/orange/red 74-92 4-14; violetish blue = blue/purple 36-68 11-28
	off-white-ish = gray/yellow/orange 88-100 0-5; almost white = gray 90-99 0-4; almost black = gray 5-30 0-4
	nearly black green = green/gray/teal 8-34 0-7; almost navy = blue/purple 18-46 4-18; barely blue = blue/teal/gray 80-97 1-8
	barely there pink = pink/red 86-98 1-8; barely yellow = yellow 88-99 2-14; slightly green = green/gray 62-94 2-15
	not quite white = gray/yellow/orange 86-99 0-5; kind of purple = purple 36-72 7-25; sort of teal = teal 42-74 5-13
	very dark green = green 12-36 2-12; very pale yellow = yellow 92-99 2-11; extremely dark blue = blue/purple 6-30 2-16
	super light gray = gray 84-98 0-2; a bit darker red = red 38-58 13-24; lighter blue = blue 55-85 7-24; darker green = green 25-50 6-19
	brighter pink = pink 60-80 12-27; slightly lighter teal = teal 48-80 5-14; light chocolate = brown/orange 42-66 4-12
	milk chocolate brown = brown/orange 34-56 4-11; dark chocolate brown = brown/orange/red 16-38 2-9; vivid orange = orange 64-80 16-23
	vivid red = red 52-66 20-27; vibrant green = green 55-88 17-30; vibrant purple = purple 38-66 18-31; bright blue = blue 42-68 17-32
	bright orange = orange 66-82 15-22; neon yellow = yellow/green 90-99 17-24; neon orange = orange/red 64-80 17-24
	neon blue = blue 45-78 14-32; muted blue = blue/gray 48-74 3-11; muted yellow = yellow 72-92 6-14; soft yellow = yellow 86-98 5-15
	soft pink = pink/red 78-94 3-12; dusty blue = blue/gray 52-78 2-10; dusty lavender = purple/gray 58-80 2-9
	dusty orange = orange 60-80 7-15; pale turquoise green = green/teal 80-95 3-12; pale lime = green/yellow 88-98 5-17
	deep teal = teal 28-50 4-11; deep forest green = green 20-42 3-13; deep plum = purple/pink 18-40 5-14
	dark mustard = yellow/orange/brown 52-74 9-15; dark salmon = orange/red/pink 55-76 8-17; dark beige = brown/yellow/orange 60-82 3-9
	dark lilac = purple/pink 48-72 6-17; light navy = blue 28-58 5-22; light maroon = red/pink 40-64 7-17
	light olive green = green/yellow 62-84 5-14; light khaki green = green/yellow 68-90 4-12; light salmon pink = pink/red/orange 74-88 6-14
	warm gray = gray/brown/orange/yellow 45-78 0-3; cool gray = gray/blue/teal 45-78 0-3; warm beige = yellow/orange/brown 76-94 2-9
	cool blue = blue/teal 40-80 7-25; warm white = yellow/gray/orange 93-100 0-5; cool white = gray/blue/teal 92-100 0-4
	warm brown = brown/orange 36-60 6-13; icy blue = blue/teal/gray 80-97 1-8; smoky gray = gray 38-66 0-3; smoky blue = blue/gray 42-68 1-8
	murky brown = brown/yellow 30-54 2-9; dull gold = yellow/orange/brown 58-80 6-14; rich burgundy = red/pink 20-40 8-16
	rich purple = purple 28-52 13-28; royal purple = purple 28-54 12-27; washed out green = green 62-88 2-11
	washed-out blue = blue/gray/teal 62-88 1-9; faded red = red/pink 48-74 6-17; antique gold = yellow/orange/brown 56-80 6-14
	pastel yellow = yellow 90-99 5-14; pastel orange = orange 76-92 6-14; pastel mint = green/teal 82-96 3-12
	electric purple = purple 48-74 19-32; electric pink = pink 58-76 18-29; acid green = green/yellow 74-94 16-27
	fluorescent pink = pink 60-78 17-29; toxic green = green 62-92 16-30; light_blue = blue/teal 74-93 3-11
	darkBlueGray = blue/gray 28-50 1-7; pale-dusty-rose = pink/red 72-92 1-8; deep_sea_green = green/teal 28-52 4-12
	softPeach = orange/pink 84-96 2-9; BRIGHT_CORAL = red/orange 62-78 13-21; warm-terracotta-red = red/orange/brown 46-66 10-19
	muted_sage_green = green/gray 58-80 1-6; lightSeaGreen = teal/green 62-74 9-13; very-light-gray = gray 84-97 0-2
	dk red = red 26-48 10-20; dk gray = gray 25-50 0-3; dk. brown = brown 18-42 3-11; lt green = green 78-92 8-20; lt pink = pink 82-95 3-10
	lt. yellow = yellow 92-99 4-13; med blue = blue 38-62 9-30; med grey = gray 50-74 0-2; brt yellow = yellow 86-99 15-22
	drk green = green 22-46 6-16; lt brn = brown/orange 48-74 4-11; dk purple = purple 20-42 8-20; кув = red 58-68 22-27
	вфкл пкуут = green 28-48 8-15; еуфд = teal 48-60 7-12; oatmeal rug = yellow/brown/gray/orange 76-92 1-6
	walnut furniture = brown/orange 26-50 3-10; oak floor = brown/yellow/orange 54-80 4-12; mahogany wood = red/brown/orange 22-46 6-15
	cherry wood = red/brown/orange 28-54 6-16; terracotta pots = orange/red/brown 50-68 9-17; sage kitchen cabinets = green/gray 60-80 1-7
	eggshell wall paint = yellow/gray 90-99 0-5; brick wall = red/orange/brown 38-60 8-17; slate roof = gray/blue 38-62 0-5
	copper roof patina = teal/green 58-82 4-12; avocado green fridge = green 42-68 7-15; harvest gold = yellow/orange 66-84 11-18
	concrete gray wall = gray 52-78 0-3; navy blue sofa = blue/purple 18-38 4-18; blush pink cushions = pink/red/orange 74-92 3-11
	ripe banana = yellow 84-96 10-20; ripe tomato red = red/orange 52-68 17-25; burnt toast = brown/orange 22-50 2-9
	black coffee = brown/gray/orange 12-34 0-7; coffee with cream = brown/orange/yellow 52-80 3-10
	caramel sauce = orange/brown/yellow 50-74 8-16; lemon sherbet = yellow 90-99 6-17; pistachio ice cream = green 78-95 3-13
	strawberry milk = pink/red 80-94 3-10; vanilla ice cream = yellow 92-99 2-10; pumpkin pie = orange/brown 48-74 9-18
	red wine = red/pink 22-44 7-17; orange juice = orange/yellow 70-88 13-20; blueberry yogurt = purple/pink/blue 58-86 3-13
	matcha latte = green/yellow 70-90 5-13; dried rose petals = pink/red 42-72 3-13; baby poop green = green/yellow/brown 48-68 8-14
	old brick = red/orange/brown 38-58 6-15; rose petal pink = pink 66-92 4-17; flamingo pink = pink/red 66-82 9-19
	peacock blue = teal/blue 34-62 6-15; robin egg blue = teal/blue 74-92 4-12; canary bird yellow = yellow 88-98 10-21
	fox red = orange/red/brown 42-66 9-19; elephant gray = gray 40-66 0-3; dove grey = gray 58-84 0-3; tiger orange = orange 62-80 13-21
	lobster red = red/orange 48-68 15-24; jade stone green = green/teal 48-76 5-15; sapphire blue = blue 32-58 12-26
	ruby red = red/pink 38-58 16-25; rose gold metallic = pink/red/orange/brown 58-82 3-10; old gold = yellow/orange 62-82 9-17
	tarnished silver = gray/yellow/brown 45-76 0-4; aged copper = orange/brown/red/teal/green 38-70 4-13
	blue green = teal/blue/green 45-72 6-14; red-orange = red/orange 58-72 16-25; orange red = red/orange 56-70 18-26
	purple blue = blue/purple 34-62 12-29; pink purple = purple/pink 48-78 10-28; gray brown = brown/gray 40-66 1-6
	yellow orange = orange/yellow 74-86 13-19; teal blue = teal/blue 38-62 6-13; brown black = brown/gray/orange 10-32 0-6
	green gray = green/gray 48-76 0-6; blue-violet = purple/blue 34-58 14-29; dark blue green = teal/blue/green 24-48 4-11
	light yellow green = green/yellow 84-97 8-20; the color of rust = orange/red/brown 38-62 9-17; a nice warm red = red/orange 50-66 15-25
	color of fresh blood = red 32-56 12-24; something like olive = green/yellow 45-70 6-14; shade of dark purple = purple 20-44 8-20
	in dark green = green 24-48 6-16; light but not pastel green = green 72-92 10-25; dark but not black = gray 20-50 0-6
	gray, almost black = gray/blue 12-38 0-4; the blue of old jeans = blue 48-74 3-11
	a red that is almost brown = red/brown/orange 34-54 9-18; green but more like olive = green/yellow 42-70 8-17
	brown with a bit of red = brown/red/orange 34-54 7-16; white but a little creamy = yellow/orange/gray 92-100 0-7
	not quite black = gray/blue 8-34 0-4; blue but not navy = blue 40-70 10-32; pink but not hot = pink/red 62-90 5-20
	a warm gray = gray/orange/yellow/brown 50-75 0-4; a cold gray = gray/blue 45-75 0-5; really dark green = green 14-36 4-14
	super light blue = blue/teal 86-98 1-8; super dark blue = blue/purple 12-32 4-20; kinda purple gray = purple/gray/pink 45-75 1-9
	sort of greenish blue = teal/blue 45-80 6-17; very very pale pink = pink/red 90-99 0-5; darkish red = red 32-52 11-21
	lightish purple = purple 62-86 7-20; brightish yellow = yellow 84-98 13-22; palish green = green 78-95 4-15
	blackish brown = brown/gray/orange 10-32 0-5; purplish black = purple/gray/pink 6-30 0-8; yellowy orange = orange/yellow 70-88 13-20
	reddy brown = red/brown/orange 34-54 7-16; bluey green = teal/green 45-80 6-18; pinky purple = purple/pink 48-76 12-30
	browny gray = brown/gray/orange/yellow 42-68 0-5; greyey blue = blue/teal 45-75 2-9; darker than navy = blue/purple 8-27 3-18
	lighter than lavender = purple/blue 78-97 1-13; brighter than teal = teal 54-85 8-17
	a shade darker than olive = green/yellow 36-58 6-14; redder than orange = orange/red 55-75 15-25; less saturated red = red 42-66 7-20
	more saturated teal = teal 48-75 9-17; a deeper purple = purple 22-45 10-25; a softer yellow = yellow 84-97 5-15
	a paler shade of blue = blue/teal 68-94 2-13; washed-out black = gray 22-52 0-4; sun-faded red = red/pink/orange 50-74 5-16
	old brick wall = red/orange/brown 38-60 7-15; whitewashed brick = orange/brown/red/gray/pink 70-94 0-7; red barn = red 30-52 11-20
	hunter green wall = green/teal 26-45 4-12; duck egg blue walls = blue/teal/green 78-94 1-6
	eggshell white wall = yellow/orange/gray 88-99 0-5; magnolia wall paint = orange/yellow/pink/gray 88-98 0-6
	mint green kitchen cabinets = green/teal 78-95 4-16; navy kitchen = blue/purple 18-38 4-18
	terracotta floor tiles = orange/red/brown 48-68 8-16; dark walnut furniture = brown/orange 20-44 2-8
	mahogany table = red/brown/orange 24-46 5-15; charcoal gray sofa = gray/blue 25-45 0-4; mustard yellow couch = yellow 68-86 11-18
	blush pink curtains = pink/red/orange 78-94 2-10; sage green bedroom = green 58-82 2-8; faded denim jacket = blue 55-80 3-9
	black leather jacket = gray 5-32 0-3; beige trench coat = brown/yellow/orange 72-95 1-8; acid wash jeans = blue/gray 62-90 1-8
	navy school uniform = blue/purple 18-38 4-18; army green pants = green/yellow 34-56 4-10; salmon pink dress = pink/red/orange 68-84 7-16
	wine red dress = red/pink 26-46 8-18; champagne wedding dress = yellow/orange/brown 84-97 1-8
	emerald green gown = green/teal 48-76 9-19; royal blue suit = blue/purple 34-58 15-28; light gray suit = gray/blue 74-92 0-3
	hot pink bikini = pink 55-72 18-28; neon green sneakers = green 80-92 20-32; white cotton shirt = gray 94-100 0-2
	red plaid shirt = red 45-65 14-26; burnt orange sweater = orange/red 50-68 12-20; lilac cardigan = purple 70-88 5-15
	camel hair coat = brown/orange/yellow 58-78 5-12; brown leather boots = brown/orange 32-56 5-12; platinum hair = gray/yellow 82-97 0-5
	dark blond = yellow/brown/orange 52-76 4-11; light auburn hair = red/orange/brown 42-64 7-15; jet black curls = gray 3-26 0-3
	graying hair = gray 55-85 0-4; fiery red hair = red/orange 48-68 13-24; sandy blonde = yellow/brown/orange 68-88 4-11
	caramel highlights = orange/brown/yellow 55-76 8-15; rose gold hair = pink/orange/red 68-86 3-10
	greenish brown eyes = green/yellow/brown 32-60 4-12; icy blue eyes = blue/teal 80-96 1-8; stormy gray eyes = gray/blue 42-70 0-5
	warm brown eyes = brown/orange 30-54 5-13; honey colored eyes = orange/yellow/brown 58-82 9-17; sea green eyes = green/teal 55-84 7-16
	coal black eyes = gray 6-30 0-3; pale skin = orange/brown/pink/yellow 82-97 1-7; tanned skin = brown/orange/yellow 55-78 5-12
	olive skin = yellow/brown/orange/green 52-80 4-11; dark brown skin = brown/orange 26-44 4-9; deep red lipstick = red/pink 30-50 12-22
	mauve lipstick = pink/purple/red 48-74 4-14; peachy nude lipstick = orange/pink/red/brown 70-88 5-12
	cherry red lips = red/pink 42-58 16-24; smoky gray eyeshadow = gray/blue 32-62 0-4; bronze eyeshadow = brown/orange/yellow 46-66 6-13
	soft pink blush = pink/red 78-92 4-12; ruby red nails = red/pink 38-56 16-24; mint nail polish = green/teal 78-95 4-15
	silver metallic paint = gray/blue 65-86 0-3; dark green metallic = green/teal 22-45 3-12; cherry red convertible = red/pink 40-60 15-25
	forest green jeep = green 28-52 5-16; british racing green = green/teal 22-40 3-12; school bus yellow = yellow/orange 78-88 14-19
	fire engine red = red 48-62 18-25; taxi cab yellow = yellow/orange 80-92 14-20; gunmetal car = gray/blue 30-54 0-4
	pearl black car = gray/blue/purple 8-32 0-4; sky just before sunrise = blue/purple/pink/orange 30-88 2-20
	winter sky = blue/gray/teal 68-92 0-7; evening sky = blue/purple 22-62 4-18; cloudless sky = blue/teal 62-88 6-16
	storm cloud gray = gray/blue 34-64 0-4; pale morning sky = blue/teal 80-96 1-8; unripe banana = green/yellow 72-92 11-22
	over-ripe banana = yellow/brown/orange 50-82 7-17; buttered toast = yellow/orange/brown 62-90 7-15; pea soup = green/yellow 52-76 7-15
	tomato soup = red/orange 54-72 13-22; lemon meringue = yellow 90-99 3-14; raw salmon = orange/red/pink 66-82 8-17
	cooked salmon = orange/pink/red 72-88 4-11; avocado flesh = green/yellow 80-95 6-15; ripe avocado skin = green/gray/brown 18-45 1-8
	chocolate milk = brown/orange 48-74 4-10; coffee with milk = brown/orange/yellow 55-80 4-10; golden syrup = orange/yellow 62-82 11-18
	green grape = green/yellow 72-90 8-18; purple grape = purple/pink/blue 28-52 8-20; red apple = red 44-60 15-24
	granny smith = green/yellow 72-90 12-22; blueberry juice = purple/blue/pink 20-48 6-18; beetroot soup = pink/purple/red 28-50 9-19
	light mint ice cream = green/teal 86-97 3-11; blood orange = red/orange 50-68 15-25; pistachio green = green/yellow 74-94 6-15
	carrot orange = orange 66-76 14-20; disabled button gray = gray 65-92 0-3; error red = red 50-65 17-26
	success green = green 58-75 12-24; warning yellow = yellow/orange 78-92 14-20; link blue = blue/purple 40-64 15-32
	dark mode background = gray/blue 8-32 0-4; light gray background = gray 86-98 0-2; muted text gray = gray/blue 45-72 0-4
	primary blue button = blue 44-66 14-30; placeholder gray = gray 60-82 0-3; pale yellow highlight = yellow 90-99 5-16
	hyperlink blue = blue/purple 40-64 15-32; terminal green = green 62-90 16-30; graish blue = blue/teal 45-75 2-9
	turqoise green = teal/green 68-88 8-17; lavendar gray = purple/gray/blue 60-85 1-7; burgandy = red/pink 24-44 7-16
	maroonish = red/pink 24-44 7-17; fucshia pink = pink/purple 56-72 17-30; chartruese = green/yellow 82-94 17-25
	magneta = pink/purple 50-72 18-33; cremson red = red/pink 42-58 16-24; beigeish = yellow/brown/orange/gray 78-96 1-7
	yelow = yellow 86-97 16-22; oragne = orange 66-80 14-20; darkSlateBlueish = blue/purple 28-54 5-18
	paleMintGreen = green/teal 86-97 3-12; deepOceanBlue = blue/teal 26-54 6-18; warm-light-gray = gray/orange/yellow/brown 74-93 0-3
	dark_dusty_rose = pink/red 38-60 4-11; LIGHT SAGE = green 72-90 2-8; ckbdjdsq = purple/pink 32-58 5-20; cbybq = blue 36-56 16-31
	olive drab but lighter = green/yellow 54-78 7-15; teal but brighter = teal 54-85 8-17; pink but darker and duller = pink/red 42-70 4-14
	navy but a little less blue = blue/purple/gray 16-42 1-12; not too bright orange = orange 60-80 7-16
	not very dark green = green 40-66 8-20; no longer white = gray/yellow 80-98 0-5; red without any orange = red/pink 44-62 16-26
	purple leaning blue = purple/blue 36-62 12-29; orange leaning towards red = orange/red 56-72 15-25
	half way between blue and green = teal/blue/green 45-78 8-22; a mix of pink and orange = pink/red/orange 66-84 8-19
	salmon-colored = pink/red/orange 68-84 7-16; straw-colored = yellow/brown/orange 78-92 6-14; rust-colored = orange/red/brown 42-58 10-17
	cream-coloured = yellow/orange 92-99 1-9; nearly white blue = blue/teal/gray 90-99 0-5; the color of wet cement = gray 45-70 0-3
	the color of dried blood = red/brown 18-40 5-14; the color of an old penny = brown/orange/red 38-62 4-12
	the green of a pool table = green/teal 38-58 7-17; the inside of a watermelon = red/pink 60-75 12-21
	sort of a dirty white = gray/yellow/brown 80-95 0-5; blue but not too bright = blue 40-72 4-19
	green without any yellow = green/teal 44-76 6-22; almost black brown = brown/gray/orange 10-32 0-5
	almost white pink = pink/red/gray 90-99 0-5; bordering on black purple = purple/gray/blue/pink 8-32 0-9
	the gray of an elephant = gray 45-70 0-3; the red of a stop sign = red 42-60 17-25; the yellow of egg yolk = yellow/orange 72-88 13-19
	the green of moss = green/yellow 42-64 6-13; the brown of cardboard = brown/orange/yellow 58-80 4-10
	the white of fresh milk = gray/yellow 94-100 0-3; the pink of bubblegum = pink 68-88 8-20; faded t-shirt black = gray 22-52 0-4
	old denim blue = blue 46-76 3-11; ripped blue jeans = blue 40-72 3-13; sky blue polo shirt = blue/teal 74-90 4-11
	chocolate brown couch = brown/orange 22-42 2-8; dark teal wall = teal 26-48 4-9; light peach wall = orange/yellow/pink 86-97 2-8
	soft gray walls = gray 70-94 0-3; bright white trim = gray 96-100 0-2; weathered barn wood = brown/gray/orange/yellow 45-74 0-6
	red oak floor = brown/orange/red 45-72 5-12; copper pipe = orange/brown 46-70 8-16; rusty nail = brown/orange/red 36-58 6-15
	gray concrete floor = gray 55-80 0-2; deep forest green car = green/teal 22-44 4-13; metallic burgundy = red/pink 22-44 5-15
	pearl blue car = blue/gray/purple/teal 35-88 3-18; sunflower yellow = yellow/orange 80-92 15-20; butter yellow dress = yellow 90-98 5-14
	tomato red dress = red 54-68 18-25; dusty mauve bridesmaid dress = pink/purple/red 52-76 3-9; cobalt blue blouse = blue 34-54 14-28
	dark olive jacket = green/yellow 30-48 4-10; cream sweater = yellow/orange 92-99 1-9; coffee brown eyes = brown/orange 26-50 3-9
	pale blue eyes = blue/teal 78-94 2-9; bottle green eyes = green/teal 26-60 4-16; strawberry red hair = red/orange/pink 48-68 13-23
	light chestnut hair = brown/orange/red 44-64 6-13; bleached blonde hair = yellow/gray/orange 84-97 1-10
	fair skin = orange/brown/pink/yellow 84-97 1-7; rosy cheeks = pink/red/orange 66-88 5-15; wine colored lipstick = red/pink 26-46 7-17
	bubblegum pink lip gloss = pink 66-86 10-20; smoky purple eyeshadow = purple 32-60 3-12
	matte brown lipstick = brown/orange/red 34-58 5-12; clear turquoise water = teal 68-90 7-16
	murky pond = green/yellow/brown/gray 32-62 2-8; sky at dusk = blue/purple/pink/orange 28-80 2-17; hazy blue sky = blue/teal 70-92 2-10
	thunderstorm sky = gray/blue 30-64 0-6; golden hour = orange/yellow 72-90 8-18; moonlight silver = gray/blue/yellow 78-95 0-3
	ripe tomato = red 46-64 17-24; green olive = green/yellow 48-72 7-15; black olive = gray/purple/brown/green/yellow 12-38 0-5
	raw beef = red 36-58 11-21; medium rare steak = red/brown/pink/orange 34-64 6-16; lime juice = green/yellow 84-97 7-18
	honey mustard = yellow/orange 66-84 11-17; cotton candy pink = pink 80-92 5-13; cherry cola = red/brown 18-42 4-13
	peanut butter = brown/orange/yellow 52-76 8-14; toasted marshmallow = yellow/orange/brown 66-95 3-11
	cinnamon stick = brown/orange/red 38-58 6-12; lighter than charcoal = gray/blue 35-68 0-4; darker than forest green = green 16-44 3-14
	pinker than salmon = pink/red 66-84 9-18; grayer than blue = blue/gray 42-76 2-20; bluish green = teal/green 46-82 6-17
	pinkish-orange = orange/red/pink 68-82 11-18; silvery blue = blue/gray/teal 66-88 1-7; mossy brown = brown/yellow/green 34-58 4-10
	limey green = green/yellow 78-93 15-26; rosy beige = pink/red/orange/brown 72-90 2-6
	slightly darker than sky blue = blue/teal 66-84 5-12; a touch lighter than teal = teal 56-76 7-13
	way too bright pink = pink 58-75 18-28; ultra dark green = green 12-34 3-13
	almost neon yellow = yellow/green 88-98 16-23 orage = orange 66-80 14-20; purpel = purple 36-60 14-29; grenn = green 48-74 15-26
	torquoise = teal 70-88 9-15; dark grey-ish blue = blue/gray 30-52 2-8; brwon = brown 34-56 6-12; navyBlue = blue/purple 18-34 5-19
	softMintGreen = green/teal 82-96 3-12; bright_cherry_red = red/pink 46-64 18-26; rhfcysq = red 52-66 18-27; xthysq = gray 0-22 0-3
	subtle gray border = gray 72-95 0-3; danger red button = red 46-65 17-26; dark navy header = blue/purple 12-30 3-15
	selected row light blue = blue/teal 80-97 1-9; success message green = green 48-76 11-24
	dark auburn hair = red/brown/orange 24-44 5-12; golden brown hair = brown/orange/yellow 42-66 6-13
	light ash brown hair = brown/yellow/gray/orange 48-72 1-6; cherry cola hair = red/pink/brown 18-40 3-13
	gray blue eyes = blue/gray/teal 50-76 1-7; brick red lipstick = red/orange 38-56 10-19
	nude pink lipstick = pink/red/orange/brown 68-88 3-9; dark plum lipstick = purple/pink 18-38 5-13
	hot pink nails = pink/purple 58-74 18-28; candy apple red = red 44-64 18-26; gunmetal gray car = gray/blue 30-52 0-4
	midnight blue metallic = blue/purple 18-42 4-15; sunset orange metallic = orange/red 55-76 9-20
	bright yellow taxi = yellow/orange 82-97 15-21; dark forest green van = green 18-42 4-11; cream wool = yellow/orange/brown 90-98 1-7
	mustard yellow scarf = yellow/orange 68-84 11-17; dusty rose sweater = pink/red 60-78 4-10; heather gray t-shirt = gray 62-84 0-2
	raw umber = brown/yellow 36-52 4-9; indigo denim = blue/purple 26-46 4-18; light wash jeans = blue 66-88 2-8
	bright blue sky = blue/teal 62-84 9-18; golden hour sky = yellow/orange 70-90 7-17; red oak = brown/orange/red 48-74 5-12
	dark walnut stain = brown 22-40 3-8; bleached wood = brown/yellow/orange/gray 74-93 2-7; mahogany desk = red/brown/orange 24-46 5-13
	brushed steel = gray/blue 58-80 0-2; polished brass = yellow/orange 64-84 8-16; oxidized copper = teal/green 52-78 4-12
	rusty metal = brown/orange/red 38-56 7-14; melted chocolate = brown 24-42 3-8; light caramel = orange/brown/yellow 66-84 7-14
	pumpkin spice latte = orange/brown 56-82 5-14; green apple candy = green/yellow 68-90 15-26; pale avocado = green/yellow 74-92 5-13
	dark moss = green/yellow 28-46 4-9; spring grass = green 64-86 12-24; wilted leaves = brown/yellow/green 44-68 3-10
	pale lilac silk = purple/pink 80-95 2-8; deep red velvet = red/pink 24-44 9-18; off white linen = yellow/orange/gray/brown 91-99 0-4
	warm beige living room = brown/orange/yellow 78-92 2-6; pale mint kitchen = green/teal 86-97 2-8; dark mode gray = gray 12-36 0-3
	danger red = red 50-66 17-25; disabled gray text = gray 58-80 0-2; dark_slate_gray = gray/teal/blue 30-48 1-6
	light_steel_blue = blue 74-90 2-6; pale_yellow_green = green/yellow 84-96 6-16; darker mustard = yellow/orange/brown 54-76 9-15
	slightly darker pink = pink/red 62-82 8-18; lighter navy = blue/purple 32-56 8-18; a bit more muted teal = teal/green 44-66 3-8
	brighter olive = green/yellow 58-80 10-19; paler gold = yellow/orange 82-95 6-14; strong yellow = yellow 84-97 17-21
	rich emerald = green/teal 42-66 11-18; deep mustard = yellow/orange/brown 54-74 10-15; murky teal = teal/green 40-60 3-7
	very light peach = orange/red/pink/brown 90-98 1-6; barely there lavender = purple/blue 90-98 0-4
	kinda purplish pink = pink/purple 60-80 10-22; brownish orange = orange/brown 54-72 10-16; cool off white = gray/blue/teal 92-99 0-2
	warm dark gray = gray/brown/orange/yellow/red 26-48 0.3-3; dry clay = orange/brown/red 56-78 4-11; fresh mint leaf = green 56-84 7-18
	platinum blonde hair = yellow/brown/gray 86-97 1-7; dark copper hair = orange/brown/red 40-58 8-14
	salt and pepper beard = gray 44-74 0-2; honey blonde highlights = yellow/orange/brown 70-86 7-14
	light green eyes = green/yellow 64-86 4-14; dark chocolate eyes = brown 18-38 2-7; deep wine lipstick = red/pink 24-40 8-14
	peachy nude gloss = orange/red/brown/pink 76-90 4-10; fire engine red nails = red 44-64 19-26
	pearl white car = gray/yellow/orange 92-100 0-2; dark graphite metallic = gray/blue 24-46 0-3
	lime green sports car = green/yellow 78-92 18-28; british navy = blue/purple 20-38 4-14
	burnt orange truck = orange/red/brown 54-68 12-18; electric blue motorcycle = blue 46-70 18-31
	copper brown metallic = brown/orange 42-62 5-12; navy wool coat = blue/purple 18-34 4-14; burgundy cashmere = red/pink 24-42 7-15
	forest green flannel = green 26-50 6-14; charcoal heather = gray 34-54 0-2; ivory satin = yellow/orange/gray 93-99 0-4
	black leather = gray 6-28 0-2; tan suede = brown/orange/yellow 60-78 5-10; dark rinse denim = blue/purple 18-38 2-10
	stormy sea = blue/teal/gray 36-58 2-8; clear summer sky = blue/teal 66-84 8-16; pale pink dawn = pink/red/orange 84-96 2-8
	twilight purple = purple/blue 28-54 5-14; foggy gray = gray 66-88 0-2; teak deck = brown/orange 46-68 6-11
	gray weathered wood = gray/brown/yellow 54-74 0-4; cherry wood floor = red/brown/orange 34-54 7-13
	light maple = brown/orange/yellow 76-90 4-10; ebony = gray/brown 10-34 0-3; dull pewter = gray 52-72 0-2
	burnished copper = orange/brown 48-66 8-14; blackened steel = gray 16-40 0-2; roasted coffee beans = brown 18-36 2-6
	dark honey = orange/yellow/brown 54-74 10-15; strawberry milkshake = pink/red 80-93 4-10; charred wood = gray/brown 10-30 0-3
	lemon sorbet = yellow 92-99 5-13; boiled carrot = orange 66-78 11-18; dried oregano = green/yellow 44-62 3-8
	old parchment = yellow/orange/brown 80-93 3-8; dried blood = red/brown 20-38 6-13; autumn maple leaf = red/orange 44-66 13-20
	pale sunflower = yellow 88-96 7-15; deep green ivy = green 28-46 5-11; dark lavender field = purple/blue 46-66 5-13
	dusty blue velvet = blue 52-74 3-8; warm taupe sofa = brown/orange/yellow/red 48-68 1-5; smoky gray glass = gray 42-64 0-3
	soft butter yellow walls = yellow 92-98 4-11; dark teal accent wall = teal/blue 30-46 4-9
	creamy white cabinets = yellow/orange/gray/brown 93-99 0-5; dark background gray = gray 12-38 0-2; error red text = red 50-66 17-25
	muted gray label = gray 54-76 0-3; light_sea_green = teal/green 62-80 9-14; medium_violet_red = pink 44-62 16-25
	dusty_pink = pink/red 68-84 4-9; darker teal = teal/blue 34-50 5-10; a little lighter brown = brown/orange 46-64 6-11
	much darker purple = purple 16-36 7-18; slightly more orange red = red/orange 56-68 19-25; softer coral = orange/red/pink 72-86 7-14
	deeper pink = pink/red 52-74 12-23; strong purple = purple 38-56 17-27; rich chocolate = brown 24-42 4-9
	dull mustard = yellow/orange 62-78 6-11; bright brown = brown/orange 50-66 8-14; very pale turquoise = teal 90-98 2-6
	not very bright green = green 48-72 6-14; purply blue = blue/purple 40-60 14-27; yellowish white = yellow 95-99 1-6
	guards green = green/teal 24-42 4-10; bay roan = brown/red 40-62 3-9; booger green = green/yellow 60-80 10-18; brindle brown = brown 34-58 3-9
	gray charcoal = gray 20-48 0-4; md grey = gray 45-72 0-2; asparagus tips = green 60-80 6-14; midnightNavy = blue 14-32 4-12
`;
