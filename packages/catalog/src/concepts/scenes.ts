/**
 * The words of people who need something and do not know what it is called, by concept: surfers speak of waves. Each means other things
 * too, so a single word says nothing: two of them, or a phrase of several words, are a guess where a text states nothing.
 */
export const SCENES: Readonly<Record<string, string>> = {
  weather:
    'hail, hailstorm, insurers, last summer, on that day, thunder, cyclists wet, roofers, painters, wedding day, moonlight, sunburn, uv, swimming, swimmers, canoe, kayak, crops freeze, blossom, water level, angler, anglers, fishermen, sailor, sailors, sailing, surfer, surfers, surfing, waves, tide, tides, harbour, boat, boats, moon, wind, windy, kite, kites, skiers, skiing, slope, slopes, avalanche, avalanches, snow, rainy, dry, wet, umbrella, garden, gardeners, plants, watering, need water, water their, picnic, barbecue, laundry, hike, hikers, hiking, climbers, mountain, beach, farmers, harvest, frost, freeze, icy, ice, hot day, gets hot, gets cold, too hot, too cold, degrees, outdoors, outside, coat, jacket today, what to wear, drone pilots, pilots, drones, fog, cloudy, clouds, lightning, planet warmed, warm our planet, warmer, since 1900, tonight safe, vineyard, bees, paragliders, golfers, balloon, gets too cold, night frost, beekeeper, beekeepers, orchard, stormy, gale, roof terrace, sunshine, heat, hot days, below zero, sledging, ski tour',
  'air quality':
    'hay fever, asthma, asthmatic, allergies, allergic to pollen, clean air, dirty air, dusty, breathe, breathing, exhaust, open the windows, stay inside, ozone, sneeze, birch, grass pollen, lungs, smoky, smoke outside, traffic fumes',
  geocoding: 'find the coordinates, where an address is, pin an address, point for each address',
  maps: 'on the map, treasure hunt, scavenger hunt, landmarks, street view, mark places, draw the area, hiking trails, trails, playgrounds, walkers meet, neighbourhood, where it happened, pinned, territory',
  routing:
    'way home, the way home, hilly, hilliest, uphill, bike ride, cyclists, detour, errands, round trip, pick up children, in which order, visit first, salesmen, deliverymen, milk round, stops a day, get there, getting there, on foot, wheelchair, step free, shortcut, scenic, van, vans, rounds, nearest defibrillator, way there, carpool',
  places:
    'petrol, petrol is cheapest, fuel, cheap petrol, dog friendly, swimming pool, swimming pools, gym near, parks, park, benches, shelters, churches, mosque, atm, cash machine, cash machines, chargers near, repair shop, bike shop, drinking water, find a pitch, campsite, campsites, campers, toilet, toilets, playground, nearest toilet, around the corner, in my street, open on sundays, open late, vegan restaurant, good coffee, lunch, brunch, picnic spots, walk past, passers by, hairdresser near, where to eat, eat out, dine, bakery, bakeries, butcher, pub, pubs, florist, find a doctor, find a plumber, plumbers, craftsmen, locals recommend, hidden gems, plumber, electrician, locksmith, late at night, still open, locals',
  'IP geolocation': 'which country our visitors, country of the reader, where readers sit, visitor language',
  'address verification': 'wrong address, mistyped address, street does not exist, undeliverable',
  'satellite imagery':
    'seen from space, see from space, see from above, green their fields, fields, forest, forests, glacier, glaciers, coastline, drought, crop, crops, rainforest, logging, burnt area, land use, city from above',
  countries: 'guess the country, capital city, neighbours of a country, geography quiz',
  flights:
    'stopover, layover, gate, boarding, landing, lands, plane spotting, luggage, pick me up at the airport',
  hotels:
    'sleep, where to sleep, honeymoon, hikers sleep, cabin, cabins, cottage, cottages, bed for the night, check in desk',
  'travel planning':
    'city break, road trip, backpackers, backpacking, weekend away, day out, see in a city, tourists, travellers, globetrotters',
  'public transport':
    'commuters, commuter, catch their train, catch the train, catch my train, miss the bus, missed my train, platform change, when to leave, late again, last train, last bus, stop outside, change trains, school bus leaves',
  'fleet tracking':
    'school bus is, where the bus is, where the truck is, our vans, vans, trucks, lorries, lorry, where the drivers are, where my children are, where our drivers, tractor, tractors, stolen bike, stolen car, bus is right now',
  traffic:
    'petrol is cheapest, fuel, jam, jams, rush hour, way to work, stuck, stuck in, congestion, roadworks, road works, commute by car, before i leave, parking spot, parking spots, leave earlier, rings earlier',
  'car data':
    'mileage, second hand car, old car, chassis, recall of my car, garage needs parts, spare parts, car dealer, mechanics, horsepower',
  'EV charging':
    'plug in their car, plug in my car, plug in the car, charge my car, charge their car, charge the car, electric car, electric cars, tesla, wallbox',
  'ride hailing': 'lift home, ride home, share a car, cab, hop in',
  news: 'in the papers, in the press, in the media, what journalists write, mentioned in, morning briefing, what happened today, hear the newspaper, read about us',
  sports:
    'bet, bets, who wins, who won, guess the result, result of each match, home game, penalty, referee, striker, derby, world cup, olympic, tipping game, pub quiz about football, fantasy team, fantasy league, racing, grand prix, cyclist, tour de france, quarterback, rugby, stadium, kick off',
  'movies and tv':
    'on at the pictures, at the pictures, watch tonight, what to see, film night, binge, episode, episodes, popcorn, sofa evening, which streaming, who played, plot, actors, actress, quiz about films',
  music:
    'joggers, dj, djs, dance, dancing, party, listen, beats, vinyl, records, cover version, sing along, karaoke, sheet music, fits their pace, concert goers, tune, tunes, melody, gigs of, choir',
  podcasts: 'listen to shows, episodes about, while jogging',
  'music recognition':
    'song in this advert, song in the advert, song in an advert, what is that song, name the song, name that song, name that tune, which tune, hum, song in a film',
  books:
    'bookshop, bookshops, book club, reading group, bookworm, shelf, shelves, librarian, librarians, what to read, read next, paperback, readers, bestseller, covers, blurbs',
  games: 'gamers, gamer, players, consoles, playstation, xbox, dungeon, quest, speedrun, clan, guild',
  'events and tickets':
    'plays in town, play in town, on tour, band plays, bands play, near their town, in my town, in our town, going out, nightlife, buy seats, seats for, front row, comedians, comedy, ballet, opera, musical, fans buy, club night, exhibitions, what is on this weekend',
  recipes:
    'left in the fridge, in the fridge, in my fridge, fridge, leftovers, supper, bake, baking, cake recipe, oven, pantry, cupboard, chef, cook tonight, vegetarian, vegan meals, what can i make, ',
  nutrition:
    'log their meals, photographing the plate, plate, allergy sufferers, dishes are safe, eaten, what i ate, what they ate, calory, breakfast, vegan, vegans, gluten, lactose, nuts, peanut, peanuts, peanut allergy, may eat, can eat, lose weight, losing weight, kilos, slim, dieters, diabetics, carbs, scan a package, in the supermarket, supermarket, grocery, groceries, junk food, additives, ate today, eat less sugar, halal, kosher, food labels, school lunches',
  'food delivery':
    'hungry, pizza, burgers, sushi, delivered warm, lunch at the office, order lunch, order a pizza',
  'medical data':
    'pharmacist, pharmacists, take together, aspirin, tablets, allergic to penicillin, leaflet, dose, doses, poison',
  'health records':
    'blood results, lab results, nurses, nurse, surgery, surgeries, ward, discharge letter, vaccination card, x ray, x rays, midwife, midwives',
  fitness:
    'runners, runner, joggers, gym, gyms, marathon, sweat, training, push ups, sleep coach, slept, sleeping badly, my ring, rings, my watch, from my watch, burnt, bike tours, personal trainer, trainers, kilometres, weight scale, blood pressure, couch to, compare their week, athletes',
  'government data':
    'politician, politicians, voted for, ministers, town hall, council, councils, taxpayers, inhabitants per, poorest districts, district, districts',
  'economic data':
    'cost of living, price of bread, prices rise, recession, wealth of nations, richest countries, poorest countries',
  'company filings':
    'boss of a company sold, insiders, insider, insider trades, board members bought, quarterly numbers, profit last quarter, profits of, revenue of companies',
  'real estate':
    'what a flat costs, what flats cost, plots of land, villa, neighbours paid for, move to a new town, flat hunters, house hunters, tenants, square metre, square metres, bedroom, bedrooms, balcony, first home, moving to, rent fair, rent is fair, landlords, estate, sell my house, home buyers, mortgage, rent out, landlord, tenant',
  astronomy:
    'stargazers, stargazing, northern lights, aurora, eclipse, meteor, meteors, shooting stars, astronauts, satellites pass, constellation, constellations, orbit, stars above, night sky',
  'research papers':
    'phd, thesis, theses, professors, cited, peer reviewed, studies show, scientific studies, scientists, studies about',
  energy:
    'power is cheap, wash when, tariff, tariffs, solar panels, solar roof, wind turbines, run the dishwasher, power plants, heat pump',
  'carbon footprint':
    'footprint, footprint of, plant trees, climate friendly, holiday flight, greener, climate, how green is',
  'IoT devices':
    'beekeepers, hive, hives, temperature of, aquarium temperature, cellar, fridge temperature, basement, humidity in, cold room, freezer, wearable, switches, water plants automatically, feeder, lamp, lamps, lamps on, dusk, dim, blinds, garage door open, open the door, doorbell, alarm system, while i am away, while away, aquarium, beehive, radiator, radiators, smart lock, coffee machine, vacuum cleaner, robot mower, turn on the, turn off the, plug, garden hose, heater, boiler, dishwasher, fridge door, window open, chicken coop, greenhouse',
  dictionary:
    'crossword, crosswords, scrabble, rhyme, rhyming, poets, anagram, other word for, word games, word game',
  encyclopedia:
    'buy tells, plant needs, facts about, tell me about, learn about, history of, who built, quiz about, pub quiz, who was, born in, historic figures, historical figures, monuments, museums know, history of places, castles',
  'natural disasters':
    'aftershock, aftershocks, eruption, eruptions, lava, ground shakes, shaking, evacuate, flooding, bush fires, cyclone',
  payments:
    'deposit, leave a deposit, buy tickets, pay back, lend, borrow, owes, owe, owners, get paid by, entry fee, tip jar, buskers, market stalls, pocket money, shared costs, share the costs, split costs, kitty, jar, pay each other, order a cake, pay the sitter, babysitter, babysitters, sell lemonade, pre order, with their card, sponsors, fine, fines, referees, pays its, fee for, kiosk, entrance fee, ticket at the door, whip round, chip in',
  subscriptions:
    'yearly fee, club fee, club members pay, gym members pay, box every month, patrons, supporters give monthly, fan club, members pay, each month automatically',
  invoicing: 'clients owe, what clients owe, late payers, hours to bill, plumber writes, craftsmen write',
  payouts:
    'pay our couriers, pay the winners, prize money, share of the sale, artists get their share, pay authors, hosts get paid, cleaners get paid, sitters get paid, walkers get paid',
  'bank account data':
    'where my money goes, how much i spent, spend on coffee, pocket book, save money, overdraft, earn enough, earns enough, income of tenants, household budget, piggy bank',
  cryptocurrency: 'dogecoin, satoshi, hodl, coins fall, bitcoin falls',
  'exchange rates':
    'different currencies, foreign money, foreign currency, yen, pesos, pounds, krona, rupees',
  'stock market data':
    'apple goes up, my broker, day traders, wall street, dow jones, savers, stocks fall, tech shares',
  'fraud detection':
    'same person register, register twice, sign up twice, cheaters, cheat, scammers, trolls register, fake customers, stolen card, stolen, scammer',
  'identity verification':
    'over eighteen, over 18, under age, underage, minors, old enough, stop kids, kids from, wine shop, really who, who they say, catfish, catfishing, fake profiles, trust the tenant, trust the babysitter, id papers, forged, adults only, buyers of wine, alcohol, casino, rent a car, scan the passport, real name, impostor',
  'online store':
    'sell the clothes, outgrew, sell my paintings, sell paintings, sell jam, sell honey, sell candles, handmade, craft fair, flea market, garage sale, sell soap, potters, sell what they make, webshop, boutique, souvenirs, price list, farm shop, market stall, pet shop, homemade',
  inventory:
    'left on the shelves, on the shelves, counts what is left, how many are left, run out of, reorder, restock, storeroom',
  'product data': 'code on the back, scan the code, scan the packaging, scan codes',
  reviews: 'rated elsewhere, what guests say, what buyers say, stars we got, how it was rated, was rated',
  shipping:
    'by courier, send flowers, send the book, send presents, gift boxes, gift box, send back, send it back, returned goods, pack and send, boxes by mail, heavy boxes, post office',
  'package tracking':
    'where they are now, when does it arrive, arrives today, is on its way, still on the way',
  'print on demand':
    'print my design, mugs, t shirt, t shirts, hoodie, hoodies, print posters, tote bags, mug, posters, poster, calendar with photos',
  SMS: 'text two days before, by phone message, phone message, text parents, text me, text them, without smartphone, old phones',
  'voice calls':
    'call a number, ring my, rings my, call my gran, call my mother, call her, call him, call them, every morning call, call every morning, hotline for, leave a story, dial in, landline, hear a recording, answering machine',
  WhatsApp: 'message on their chat app, family group',
  'transactional email': 'by mail after, mail them, mail the result, mail me when',
  'email marketing':
    'church community, parish, alumni, keep fans posted, monthly letter to, letter to members',
  'push notifications': 'buzz, vibrate, ping me, ping my phone, on my lock screen, tap on the shoulder',
  notifications:
    'tell them in time, do not forget, forgets, forget, reminded, remember to, tell me when, tell parents, warn me, warn parents, warn people, to drink, warn users, nurses, alarm, button',
  'team chat':
    'flatmates, whose turn, turn it is, office gossip, colleagues know, tell the team, standup, stand up meeting, lunch group, coworkers',
  'in-app chat':
    'pen pals, dating, flirt, strangers talk, talk to each other, write to each other, buyers ask sellers, matches talk, neighbours talk, neighbours, lend, flatmates, matched, match with, swap, message each other, ask the owner',
  'video calls':
    'meet their clients, meet on screen, on screen, face to face, see each other, therapists, therapy, therapist, tutors meet, remote lessons, lessons at home, yoga at home, doctor on screen, see a doctor from home, piano lessons, talk face to face',
  'realtime messaging':
    'who is ahead, at the same time, see each other move, draw together, play together, edit together, live auction, bids appear, auction, auctions, bidders, everybody sees at once',
  'postal mail':
    'letterbox, christmas cards, in the letterbox, birthday cards, card in the, thank you cards, stamps, stamp, paper card, paper cards, birthday card, greeting cards, thank you card',
  'social media posting': 'post for me, go viral, my feed, tell my fans, on all channels',
  'social listening':
    'say about my brand, say about our brand, say about us, talk about us, speak about our product, what people say, followers say',
  SEO: 'type before they land, land on our shop, found on google, first page of google, appear in google, show up in google, people type',
  'lead generation':
    'companies that build, find ten companies, find new clients, whom to call, decision makers, sell to restaurants',
  'company data':
    'find companies, companies in bavaria, machine builders, which companies, startups in, who owns the company, competitor earns',
  CRM: 'salesman, regulars, who bought what, whom we called, follow up with clients, keep track of clients',
  'customer support':
    'answer the same mailbox, two helpers, helpers, unhappy buyers, angry clients, people complain, answer guests, guests ask, returns and questions',
  authentication:
    'let only members in, members only, staff only, remember who i am, forgot their password, forgotten password, who is who',
  'appointment scheduling':
    'reserve a plot, reserve, plot, kayaks, boats to rent, book the hall, book a desk, desks, vaccination, check up, beforehand, guided tour, fitting room, free desk, seats in the office, time slot, sign up for shifts, shifts, volunteers, pick it up, when to pick it up, time this week, has time, barbers, tennis court, tennis courts, courts, book the sauna, laundry room, meeting room, meeting rooms, haircut, haircuts, vet, manicure, tutor at, driving lessons, tattoo, hairdresser, barber, dentist, court, slot, waiting room, surgery hours, salon',
  calendar:
    'suits all, suits everybody, suits everyone, hour that suits, find an hour, date that suits, common hour, whole family is free, both are free, everybody is free, everyone is free, evening when, find an evening, find a date, common date, who is free, when we are free, family dates, birthday of friends, garbage collection, when they have time, meeting room, family, shift plan',
  'project management':
    'chores, chore, dishes, cleaning rota, rota, who does what, what is left to do, punch list, wedding planner, household jobs, groceries to buy, shopping list, shifts, to be done, volunteers',
  'time tracking': 'clock in, clocks in, how long we worked, hours worked, overtime, punch clock',
  'notes and wikis': 'write down what we know, handbook, onboarding guide, team knowledge',
  'file storage':
    'digital photo frame, photo frame, my cloud, pictures from my cloud, slideshow, scans of, paperwork, drop their files, a place to keep, relatives upload, share scores, place for our files, keep our photos, share photos with, family photos, family album, memorial page, heirlooms, keep its',
  'electronic signature':
    'sign for the parcel, finger on the screen, finger to sign, parents sign, permission slip, permission slips, sign the contract on, sign for, without printing',
  surveys:
    'vote on, readers vote, how they feel, tell how they feel, what guests think, what people think, ask the audience, rate their visit, show of hands, secret ballot, what visitors think, happy, mood of the team, vote, votes, rating by guests',
  'web analytics': 'who reads my page, how many read, most read',
  translation:
    'do not share a language, refugees, immigrants, in their own tongue, own tongue, mother tongue, do not speak, does not speak, speaks no, speak no, letters from the authorities, foreign guests, foreigners, menu for tourists, in english and, in german and, who only speak, only speaks, foreign, abroad, menus, letters from, dialect, newcomers, understand each other',
  'text to speech':
    'hear the newspaper, hear a native, native speaker, pronunciation, hear, hears, my own voice, own voice, blind, listen to articles, while driving, while cooking, speaks to visitors, reads the next, voice that reads, bedtime, tell stories, say it out, cannot read, dyslexia, dyslexic, visually impaired, storyteller, loudspeaker, grandmother, grandfather, blind people, voice of, calm voice, meditation, lullaby, story character, hands free',
  'speech to text':
    'record what, as text, record, recorded, radio station, its shows, interviewers, interview, lectures, reporters, dreamt, words on screen, typed up, dictate a diary, speak instead of type, instead of typing, deaf, hard of hearing, talk instead of typing, speak their notes, grandparents tell, tell her life, life story, what people said, mumble, minutes of, minutes, interviews, lecture, hands free, typing, protocol of, take notes, note taking',
  'voice agents':
    'call her every morning, call him every morning, call every patient, answers when nobody, answer the phone, takes orders by phone, take orders by phone, took them',
  OCR: 'gas meters, gas meter, water meter, meters, meter, pictures tenants send, form by hand, filled in by hand, tickets scanned, price labels, photographed page, whiteboard photo, menu photo, bottle label, letters by hand, handwritten cookbook, cookbook into text, photo of the meter, read the number, meter reading, old letters, letters from the war, price tags, letters of my, birth certificates, typed from paper, read the label, read labels, fuel receipt, petrol receipt, slip, slips, paper form, till receipt, photo of the bill',
  'image recognition':
    'mushroom, mushrooms, photograph a, what it is, point the camera, point my camera, points the camera, camera at, snap a photo, take a picture of, what plant, what bird, weeds, insect, insects, butterfly, butterflies, stamps worth, skin spot, rash, mole, lost pets, found animals, match a photo, match photos, ripe, mould, which dog, dog breed, breed, cat or dog, rubbish sorting, sort rubbish, hotdog, cracks, in the picture is, monument, leaf, leaves, shoe, point the phone, snap, snaps, take a picture, takes a photo',
  'image generation':
    'look sharp again, sharp again, drawings come to life, in five colours, try on, on a model, how would it look, imagine my room, redecorate, bedtime pictures, comic from, tattoo ideas, colouring book, colouring pages, poster for, invitation card design, restore old photos, old photos, make me look, sketch, painting, cartoon, colouring, coloring, comic, portrait, invent pictures',
  'video generation':
    'come to life, short clip, as a short clip, photos that move, moving picture, animate a, animate my, cartoon from',
  'background removal':
    'people out of the, behind my product, behind the product, messy room behind, plain white, passport photo',
  'content moderation':
    'trolls, troll, keep trolls, bullies, bully, swear, swearing, hate, hateful, nasty, nasty words, dirty words, family friendly, child safe, safe for children, safe for kids, naughty, obscene, forum clean, insult, insults, kids safe, children safe',
  'sentiment analysis':
    'guests were happy, happy or not, what they feel, feel about, grumpy, cheerful, love or hate',
  'large language model':
    'plain words, into plain words, legalese, small print, simpler words, easy words, jargon, sentences into, tutor, loses patience, patience, explain to, in simple words, simple words, explains, like i am five, pupils ask, homework help, write a poem, poems, poem, cover letter, cover letters, love letter, love letters, apology, wedding speech, speech for, bedtime stories, invent stories, story about my, answers anything, write my, role play, riddles',
  'question answering':
    'ask the handbook, ask the manual, find the answer in, answers from our, ask our documents, ask the contract',
  observability: 'slow for users, is slow, app is slow, what is slow, which server',
  'incident alerts': 'woken up, wake me, wake us up, wake somebody, get woken',
  'uptime monitoring':
    'does not answer, shop does not answer, does not respond, stops answering, site dies, shop is gone',
  captcha: 'robots register, robots from, robots fill, robot from, scripts register',
  forms: 'sign up sheet, people enter their, guests enter, register for the, application sheet',
  charity: 'good cause, good causes, raise money, disaster relief, help the poor, food bank',
  'recommendation engine': 'might like, may like, also like, people like me, next gift, gift ideas',
  'price comparison': 'cheapest shop, where it is cheapest, price falls, prices fall, price drops',
  'job listings':
    'out of work, lost their job, find a job, looking for a job, looking for work, summer jobs, apprenticeship, apprenticeships, internships, internship',
  recruiting: 'hire waiters, hire nurses, find staff, new staff, good people, whom to hire',
  'public holidays': 'long weekend, long weekends, bridge days, school holidays, office closed',
  'card issuing': 'put it on a card, card for kids',
  'plagiarism detection': 'essays, cheat, copied, copy, teachers check',
  HR: 'sick, holiday requests, colleagues off, vacation requests, birthdays of staff',
  'live streaming':
    'church, sunday service, service on sunday, funeral, watch from home, on stage, ceremony live, school play',
  'video editing': 'clips, reels, highlights, trim',
};
