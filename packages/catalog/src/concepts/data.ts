import type { Concept } from '#src/concept.ts';

export const DATA: Concept[] = [
  {
    name: 'weather',
    category: 'weather',
    says: 'weather, weather forecast, forecast, forecasts, temperature, rain, climate data, meteorology, meteorological, historical weather, weather data, storm, wind, weather alerts, sunny, snow, sunrise, sunset, humidity, surf, will it rain, rain tomorrow, thunderstorm, thunderstorms, frost, frost warning, weather warnings, weather api, snowfall, heat wave, how hot, how cold, weather conditions, weather report, storms, warm, how warm, past weather, weather history, weather on a day',
  },
  {
    name: 'air quality',
    category: 'weather',
    says: 'air quality, air pollution, pollen, uv index, smog',
  },
  {
    name: 'geocoding',
    category: 'location',
    says: 'geocoding, geocode, geocoder, reverse geocoding, address to coordinates, coordinates, latitude longitude, coordinates of address, addresses to coordinates, geolocate addresses, postal code to city, city from coordinates, place names, address from coordinates',
  },
  {
    name: 'maps',
    category: 'location',
    says: 'map, maps, map tiles, interactive maps, map display, static maps, mapping, store locator, on a map, show on a map, pins, map with, maps for our site, map api, show map, display a map, openstreetmap, geofence, geofencing, geofences',
  },
  {
    name: 'routing',
    category: 'location',
    says: 'routing, route planning, route planner, directions, driving directions, navigation, route optimisation, route optimization, travel time, distance matrix, isochrone, turn by turn, routes, travel times, shortest way, shortest path, delivery routes, commute, walking, how far, driving time, distance between, fastest way, by car, by bike, best route, best routes, route with many stops, multiple stops, many stops, optimise routes, optimize routes, route optimizer, travel distance, journey time',
  },
  {
    name: 'places',
    category: 'location',
    says: 'places, points of interest, poi, nearby, near me, nearby places, restaurants near me, local businesses, local business, business search, place details, restaurants, venues, nearest, closest, pharmacies, shops nearby, opening hours, cafes, what is nearby, points nearby, petrol stations, gas stations, restaurant search, find restaurants, shops near, hours of shops, reviews of restaurants, coffee shop, coffee shops, bars and cafes, shops around, around me',
  },
  {
    name: 'IP geolocation',
    category: 'location',
    says: 'ip geolocation, ip address, ip lookup, ip location, geoip, country from ip, locate visitors by ip, visitor location, ip data, visitor from, visitors from, country of a visitor, where visitors come from, visitors live, where my visitors live, website visitors live, geolocation by ip, locate ip, vpn detection, proxy detection, location of visitors, where visitors are',
  },
  {
    name: 'address verification',
    category: 'location',
    says: 'address verification, address validation, validate addresses, address autocomplete, address lookup, address completion',
  },
  {
    name: 'postcode lookup',
    category: 'location',
    says: 'postcode, postcodes, postal code, postal codes, zip code, zip codes, zip code lookup',
    implies: { 'address verification': 0.4 },
  },
  {
    name: 'satellite imagery',
    category: 'science',
    says: 'satellite imagery, satellite images, satellite, remote sensing, earth observation, aerial imagery, elevation, terrain, satellite data, vegetation index, ndvi, soil moisture, crop monitoring, sentinel',
  },
  {
    name: 'countries',
    category: 'government',
    says: 'countries, country data, country information, time zone, time zones, timezone, timezones, list of countries, all countries, countries of the world, country codes, flags and capitals, capitals, country flags, calling codes',
  },
  {
    name: 'flights',
    category: 'travel',
    says: 'flight, flights, flight search, flight offers, flight status, airline, airlines, airports, airport, flight prices, book flights, book a flight, plane tickets, cheap flights, flight tracking, aircraft, aviation, fly, airfare, airfares, plane, planes, delayed, flight delays, airline tickets, fly tickets, flight tickets, air tickets, plane ticket, airline prices, live flights, flight tracker, aeroplane',
  },
  {
    name: 'hotels',
    category: 'travel',
    says: 'hotel, hotels, hotel offers, hotel booking, book a hotel, book hotels, book a room, accommodation, room availability, vacation rentals, lodging, bed and breakfast, hostels, hotel rooms, hotel prices, places to stay, hotel search, holiday homes',
  },
  {
    name: 'travel planning',
    category: 'travel',
    says: 'travel, car hire, car rental, rental cars, trips, trip, itinerary, tourism, tours, activities, travel planning, travel booking, vacation, holiday trips, sightseeing',
  },
  {
    name: 'public transport',
    category: 'travel',
    says: 'public transport, transit, train, trains, bus, buses, underground, metro, subway, railway, timetable, timetables, departures, arrivals, train times, rail, tram, next train, next bus, ferry, bus comes, next bus comes, bus times, bus stop, bus arrival, bus arrivals, gtfs, real time transit, train delays, live departures',
  },
  {
    name: 'traffic',
    category: 'location',
    says: 'traffic, road traffic, traffic incidents, road conditions, parking',
  },
  {
    name: 'car data',
    category: 'iot',
    says: 'vin, car data, vehicle data, vehicle history, cars, car, used cars, vehicle, vehicles, car prices, automotive, vehicle registration, vin decoder, decode vin, vin lookup, car makes, car models, car specs, vehicle specs',
  },
  {
    name: 'licence plate recognition',
    category: 'iot',
    says: 'licence plate, license plate, license plate recognition, number plate, number plates, anpr, alpr, plates of cars, car plates, plates, read plates',
  },
  {
    name: 'ride hailing',
    category: 'travel',
    says: 'ride hailing, taxi, rides, ride sharing, scooter, car sharing, bike sharing, scooters, scooter rental, bike rental, e scooter',
  },
  {
    name: 'EV charging',
    category: 'iot',
    says: 'ev charging, charging stations, electric vehicle, electric vehicles, charge points',
  },
  {
    name: 'news',
    category: 'news',
    says: 'news, headlines, news articles, breaking news, newspaper, press, journalism, top stories, news search, news about, press articles, journalists, current events, what happened, newspapers, latest news, stories in the press, news feed, rss news, feed of news, company news, news api, news stories, rss feed',
  },
  {
    name: 'sports',
    category: 'sports',
    says: 'sport, sports, football, soccer, basketball, baseball, nba, nfl, mlb, live scores, fixtures, league standings, match results, sports scores, football scores, formula 1, odds, sports betting, teams and players, cricket, hockey, league, tournament, championship, players, race results, premier league, line ups, lineups, bundesliga, goals, tennis, olympics, scores, match fixtures, betting odds, football data, sports data, live matches, match data, sports api, formula one, standings, table of the league, cyclists race',
  },
  {
    name: 'movies and tv',
    category: 'entertainment',
    says: 'movie, movies, film, films, tv shows, tv series, television, cinema, movie database, posters, streaming availability, actors, movie reviews, actor, director, netflix, where to watch, trailers, cast of a film, cast, filmography, film is on, films on, film database, movies database, cinema tonight, tv guide, tv shows schedule, tv episodes',
  },
  {
    name: 'music',
    category: 'media',
    says: 'music, songs, song, playlists, playlist, music streaming, albums, artists, lyrics, concerts music, play music, radio, band, bands, singer, chord, chords, genre, top tracks, hits, charts of songs, discography, artist, music tracks, albums and tracks, song data, musicians',
  },
  {
    name: 'podcasts',
    category: 'media',
    says: 'podcast, podcasts, podcast episodes, podcast search, podcast site, podcast app, podcast feed',
  },
  {
    name: 'books',
    category: 'entertainment',
    says: 'book, books, isbn, library, book search, ebooks, reading lists, authors, novel, novels, publishers, bestsellers, isbn metadata, book covers, book data, book metadata, isbn lookup',
  },
  {
    name: 'games',
    category: 'entertainment',
    says: 'trading cards, card game, card games, game, games, video game, video games, game data, game servers, gaming, leaderboard, esports, player statistics, players online, game stats, trading card, leaderboards, player data, multiplayer, twitch streams, achievements',
  },
  {
    name: 'events and tickets',
    category: 'entertainment',
    says: 'event tickets, concert, concerts, live events, ticketing, ticket sales, events nearby, gigs, event registration, sell tickets, festivals, events, gig, shows near me, what is on, festival, concert tickets, event ticket, theatre tickets, sells tickets, tickets for concerts, tickets to concerts',
  },
  {
    name: 'recipes',
    category: 'food',
    says: 'recipe, recipes, ingredients, cooking, meals, meal planning, meal plan, cocktails, cook, dinner, what to cook, dishes, dish',
  },
  {
    name: 'nutrition',
    category: 'food',
    says: 'nutrition, nutrition facts, calories, food database, nutrients, diet, food data, foods, vitamins, allergens, healthy, protein, sugar, food facts, nutrition data, calorie counter, calories of, meals with calories',
  },
  {
    name: 'food delivery',
    category: 'food',
    says: 'food delivery, order food, restaurant menus, menu, delivery orders, takeaway, online ordering, restaurant ordering, order food online, ordering and menu',
  },
  {
    name: 'health records',
    category: 'health',
    says: 'health records, patient, patients, fhir, electronic health record, ehr, medical records, clinic, healthcare, hospital, doctors, hospitals, medical history, emr, hl7, patient records, patient data, hospital records, medical charts',
  },
  {
    name: 'medical data',
    category: 'health',
    says: 'medical, drug, drugs, medication, medicine, diseases, symptoms, diagnosis, symptom checker, clinical trials, adverse events, covid, coronavirus, vaccine, public health, side effects, vaccines, pills, drug interactions, illness, recalls, drug recalls, clinical, diabetes',
  },
  {
    name: 'fitness',
    category: 'health',
    says: 'fitness, workouts, workout, activity tracker, steps, heart rate, wearable, wearables, sleep data, exercise, cycling, steps and sleep, step counter, fitness data, running app, jogging, activity data, sleep tracking, smart watch, smartwatch, fitness tracker, garmin, apple health, training plan, running',
  },
  {
    name: 'government data',
    category: 'government',
    says: 'open data, government data, public data, census, demographics, population, statistics office, parliament, legislators, elections, election, civic, voters, congress, public sector, county, inhabitants, citizens, mayors, senators, voting, how many people live, statistics of a country, tax offices, public records',
  },
  {
    name: 'economic data',
    category: 'market-data',
    says: 'economic data, economic indicators, gdp, inflation, unemployment, interest rates, macroeconomic, economics, economy, inflation rate, national economy, trade statistics, fed data, central bank data, cpi, economic statistics, macro data',
  },
  {
    name: 'company filings',
    category: 'market-data',
    says: 'company filings, sec filings, annual reports, fundamentals, earnings, financial statements of companies, income statement, sec 10 k, 10 k, 10 q, filings, sec reports, annual report, edgar',
  },
  {
    name: 'real estate',
    category: 'real-estate',
    says: 'real estate, property listings, property, home values, house prices, homes for sale, apartments, rental listings, rent, mls, housing, house, houses, landlord, estate agents, housing prices, buy a house, property prices, mortgages and homes, rental property, rental properties, rental apartments, flats, flat, apartment, rooms to rent',
  },
  {
    name: 'astronomy',
    category: 'science',
    says: 'astronomy, nasa, space, planets, asteroids, mars, stars, astronomy picture, iss, spacecraft, rocket, moon, planet, rockets, galaxy, telescope, space pictures, comets, solar system',
  },
  {
    name: 'research papers',
    category: 'science',
    says: 'research papers, scientific papers, papers search, academic, scholarly, journals, journal articles, scientific articles, doi, academic papers, scientific literature, scientific paper, paper metadata, citations, paper database, literature review, scientific publications, doi metadata, scholar',
  },
  {
    name: 'chemistry and biology',
    category: 'science',
    says: 'chemistry, chemical, chemicals, compound, compounds, molecule, molecules, gene, genes, genome, genomics, protein, proteins, biology, species, biodiversity, pathways',
  },
  {
    name: 'mathematics',
    category: 'science',
    says: 'math, mathematics, calculation, calculate formulas, computation, computational knowledge, equations',
  },
  {
    name: 'energy',
    category: 'iot',
    says: 'energy, electricity, solar, power consumption, smart meter, energy prices, grid, energy price, electricity price, electricity prices, power prices, hourly prices, price of electricity, day ahead, carbon intensity, kwh',
  },
  {
    name: 'carbon footprint',
    category: 'science',
    says: 'carbon footprint, carbon, emissions, co2, sustainability, carbon offset, greenhouse, climate impact, eco friendly, emission, carbon calculator, carbon footprint calculator, emissions calculator, co2 calculator, emission factors, carbon emissions',
  },
  {
    name: 'IoT devices',
    category: 'iot',
    says: 'iot, internet of things, sensor, sensors, smart home, connected devices, device management, smart devices, thermostat, lights, home automation, greenhouse, temperature sensor, switch on, smart lamp, appliances, washing machine, heating, remote control, thermostats, light bulbs, household appliances, smart plugs, door locks',
  },
  { name: 'agriculture', category: 'science', says: 'agriculture, farming, crops, soil, farm' },
  {
    name: 'charity',
    category: 'government',
    says: 'charity, charities, nonprofit, nonprofits, donation, fundraising, crowdfunding, donations platform, charity donations, non profit, ngo',
  },
  {
    name: 'dictionary',
    category: 'education',
    says: 'dictionary, definitions, synonyms, word definitions, thesaurus, vocabulary, rhymes, word list, word meanings, meaning of words',
  },
  {
    name: 'encyclopedia',
    category: 'education',
    says: 'encyclopedia, knowledge graph, general knowledge, facts, trivia, wikipedia articles, wiki articles, structured facts, wiki data',
  },
  {
    name: 'quotes and jokes',
    category: 'entertainment',
    says: 'quotes, quote of the day, jokes, joke, memes, comics, comic, fun facts',
  },
  {
    name: 'natural disasters',
    category: 'science',
    alsoIn: ['government'],
    says: 'earthquake, earthquakes, seismic, tsunami, natural disaster, natural disasters, volcano, volcanoes, floods, wildfire, wildfires, hurricane, hurricanes',
  },
];
