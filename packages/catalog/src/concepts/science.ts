import type { Concept } from '#src/concept.ts';

export const SCIENCE: Concept[] = [
  {
    name: 'weather',
    category: 'weather',
    says: 'weather, weather forecast, climate data, meteorology, meteorological, historical weather, weather data, weather alerts, will it rain, rain tomorrow, thunderstorm, thunderstorms, frost, frost warning, weather warnings, weather api, snowfall, heat wave, how hot, how cold, weather conditions, weather report, how warm, past weather, weather history, weather on a day, weather app, snow forecast, wind forecast, rain forecast, rain radar, wind speed, sun rise, sun rises, sun set, sun sets, sunrise and sunset, sunrise times, sunrise sunset, forecast, forecasts, rain, sunrise, sunset, humidity, snow, cloud cover, cloudiness, fog, heatwave, storm warning, storm warnings, water temperature, wave height, wave heights, weather for, hail, surf forecast, wind is, wind and waves, weather at, weather and, when it rains, if it rains, before it rains, when it snows, if it snows, when it freezes, sunny days, weather on the, rainfall, precipitation, weather radar, radar images, radar tiles, precipitation radar, marine weather, sea temperature, snow depth, uv forecast, growing degree days, weather observations, climate statistics, degree days, dew point, soil temperature, gale, gales, gale warning, gale warnings, weather warning for, freezing temperatures, overnight lows, feels like temperature, outside temperature, outdoor temperature, air temperature, wind chill, wind gusts, wind direction, storm alerts, storm approaching, barometric pressure, sunshine hours, black ice, heavy showers, cold spell, cold snap, golden hour',
    supports: 'temperature, storm, storms, wind, sunny, surf, warm',
  },
  {
    name: 'lightning',
    category: 'weather',
    says: 'lightning, lightning strikes, lightning strike, lightening strikes, lightening strike map, electric storms, cloud to ground strikes, thunder nearby, distance to thunder, thunder distance, thunder alert, thunder warning, thunder alarm, thunder detection, thunder strikes, bolt from the sky',
  },
  {
    name: 'tides',
    category: 'weather',
    says: 'tides, tide times, tide tables, tide table, tidal, high tide, low tide, high water times, low water times, time of high water, time of low water, high and low water, slack water, ebb times, water level at the coast, coastal water levels, harbour water level, harbor water level, causeway crossing times, causeway is passable, causeway flooded, chart datum, mean high water, mean low water, mudflat walk times, depth over the bar',
  },
  {
    name: 'air quality',
    category: 'weather',
    says: 'air quality, air pollution, uv index, smog, pollution, fine dust, air quality index, historical measurements of air, particulate matter, pm2 5, pm10, air in classrooms, indoor air, rate the air, nitrogen dioxide, ozone levels, ozone warning, ozone values, soot levels, clean air data, how clean the air, how dirty the air, air is clean, air is bad, bad air, polluted air, smoke in the air, stale air, exhaust fumes, airborne dust, safe to breathe, co2 in classrooms, volatile organic compounds, uv levels, uv radiation',
  },
  {
    name: 'pollen',
    category: 'weather',
    says: 'pollen, pollen count, pollen data, pollen forecast, pollen levels, hay fever season, hay fever alert, hay fever warning, hay fever sufferers, hay fever app, birch season, birch bloom, hazel bloom, alder bloom, allergy forecast, allergy season, seasonal allergies, allergen levels, airborne allergens, allergen count, allergy index, grass allergy, tree allergy, spore count, mould spores, mold spores',
  },
  {
    name: 'satellite imagery',
    category: 'science',
    says: 'satellite imagery, satellite images, satellite, remote sensing, earth observation, aerial imagery, satellite data, vegetation index, ndvi, crop monitoring, sentinel, tree cover, land cover, forest cover, vegetation of, deforestation of, aerial photos, aerial photographs, images from orbit, pictures of the earth, land use change, crop health, crop vigour, field boundaries, synthetic aperture radar, cloud free images, forest loss, tree loss, canopy cover, illegal logging, shrinking glaciers, glacier retreat, coastal erosion, urban sprawl, geospatial imagery, imagery of our fields',
    supports: 'terrain, from above, from space, aerial, erosion, deforestation',
  },
  {
    name: 'soil data',
    category: 'science',
    alsoIn: ['weather'],
    says: 'soil moisture, soil data, soil humidity, soil map, soil ph, soil samples, soil analysis, soil test, soil quality, soil composition, soil properties, soil nutrients, soil health, soil carbon, soil organic matter, soil wetness, soil water, moisture in the soil, moisture of the soil, ground moisture, clay content, sandy or clay, nitrogen in the soil, ph of the soil, dry the soil is',
  },
  {
    name: 'natural disasters',
    category: 'science',
    alsoIn: ['government'],
    says: 'earthquake, earthquakes, seismic, tsunami, natural disaster, natural disasters, volcano, volcanoes, hurricane, hurricanes, quakes, tremors, earth quakes, ground shakes, flood warnings, flood warning, disaster alerts, richter scale, cyclone warning, tropical storm, flood alerts, flood risk, flood levels, river levels, river gauge, avalanche warning, volcanic eruption, volcanic ash, civil protection alerts, disaster warnings, disaster response, catastrophe warnings, hazard maps',
    supports: 'floods',
  },
  {
    name: 'wildfires',
    category: 'science',
    alsoIn: ['government'],
    says: 'wildfire, wildfires, forest fires, forest fire, wildfire perimeters, active fires, bush fire, bush fires, brush fires, grass fires, grassland fires, moorland fires, heath fire, vegetation fires, woodland fires, hill fires, burning forests, forest is burning, woods are burning, fire perimeter, fire hotspots, thermal hotspots, fire danger index, fire danger rating, fire weather index, burned areas, burnt area map, burn scars, fires nearby, red flag warning, smoke plumes',
  },
  {
    name: 'astronomy',
    category: 'science',
    says: 'astronomy, nasa, asteroids, astronomy picture, iss, spacecraft, galaxy, space pictures, comets, solar system, space weather, picture of the day, photos of mars, mars rover, night sky, star map, planets and stars, space station, over my house, moon phases, phases of the moon, eclipses, meteor showers, planet positions, position of the planets, star positions, star charts, star catalogue, star catalog, near earth objects, celestial bodies, celestial objects, celestial events, lunar phases, visible planets, planets visible, telescope images, deep sky objects, solar flares, geomagnetic storms, rocket launches',
    supports: 'space, stars, mars, moon, planet, planets, rocket, rockets, telescope',
  },
  {
    name: 'research papers',
    category: 'science',
    says: 'research papers, scientific papers, papers search, scholarly, journal articles, scientific articles, doi, academic papers, scientific literature, scientific paper, paper metadata, paper database, literature review, scientific publications, doi metadata, who cited, cited a paper, cite a paper, citations of, papers about, studies about, paper citations, citation data, paper recommendations, author data, author profiles, institution data, peer reviewed articles, peer reviewed studies, citation counts, citation graph, citation network, impact factor, journal metadata, academic articles, academic publications, academic search, academic literature, medical literature, medical papers, systematic review, paper abstracts, abstracts of papers, conference proceedings, open access articles, research articles, published studies, retracted papers',
    supports: 'academic, journals, citations, scholar',
  },
  {
    name: 'chemistry and biology',
    category: 'science',
    says: 'chemistry, chemical, chemicals, molecule, molecules, gene, genes, genome, genomics, biology, biodiversity, protein structures, rna sequences, amino acids, periodic table, cas number, smiles strings, molecular weight, molecular structure, safety data sheets, boiling point of substances, taxonomy of species, species names, species occurrences, species observations, endangered species, latin names of plants, plant species, bird species, bird sightings, wildlife sightings, genetic variants',
    supports: 'compound, compounds, pathways, protein, proteins, species',
  },
  {
    name: 'mathematics',
    category: 'science',
    says: 'math, mathematics, calculate formulas, computational knowledge, equations, unit conversion, step by step solutions, solve equations, math problems, integrals, geometry problems, derivatives of functions, matrix multiplication, matrix calculations, symbolic computation, formula solver, solve formulas, evaluate formulas, evaluate expressions, expression evaluator, arithmetic exercises, convert units, unit converter, miles to kilometres, ounces to grams, cups to grams, inches to centimetres, fahrenheit to celsius, plot a function, graphing calculator, scientific calculator, prime numbers',
    supports: 'calculation, computation',
  },
  {
    name: 'energy',
    category: 'iot',
    says: 'electricity, power consumption, smart meter, energy prices, energy price, electricity price, electricity prices, power prices, hourly prices, price of electricity, day ahead, carbon intensity, kwh, electricity mix, grid carbon intensity, power price, spot prices of electricity, electricity spot prices, power usage, energy usage, energy consumption, meter readings, gas meter, power meter, feed in tariff, time of use tariff, dynamic tariffs, share of renewables, solar yield, pv output, wind power output, grid load, power grid, power outages, power cuts, energy mix, kilowatt hours, energy tariffs, cheap power hours',
    supports: 'energy, solar, grid',
  },
  {
    name: 'carbon footprint',
    category: 'science',
    says: 'carbon footprint, emissions, co2, carbon offset, climate impact, eco friendly, emission, carbon calculator, carbon footprint calculator, emissions calculator, co2 calculator, emission factors, carbon emissions, greenhouse gases, carbon neutrality, net zero, climate neutral, offset our flights, offset our travel, carbon credits, carbon removal, carbon accounting, carbon report, carbon dioxide per, carbon label, environmental impact, environmental footprint, ecological footprint, sustainability report, life cycle assessment, climate compensation, compensate flights, carbon budget',
    supports: 'carbon, greenhouse, sustainability',
  },
  {
    name: 'agriculture',
    category: 'science',
    says: 'agriculture, farming, crop yields, crop rotation, dairy herd, cattle records, milk yields, crop diseases, crop pests, crop protection, fertiliser plan, sowing dates, planting calendar, harvest planning, arable land, potato blight, irrigation schedule',
    supports: 'soil, farm, crops',
  },
];
