import type { Concept } from '#src/concept.ts';

export const SCIENCE: Concept[] = [
  {
    name: 'weather',
    category: 'weather',
    says: 'weather, weather forecast, climate data, meteorology, meteorological, historical weather, weather data, weather alerts, will it rain, rain tomorrow, thunderstorm, thunderstorms, frost, frost warning, weather warnings, weather api, snowfall, heat wave, how hot, how cold, weather conditions, weather report, how warm, past weather, weather history, weather on a day, weather app, snow forecast, wind forecast, rain forecast, rain radar, wind speed, sun rise, sun rises, sun set, sun sets, sunrise and sunset, sunrise times, sunrise sunset, forecast, forecasts, rain, sunrise, sunset, humidity, snow, cloud cover, cloudiness, fog, heatwave, storm warning, storm warnings, water temperature, wave height, wave heights, weather for, hail, surf forecast, wind is, wind and waves, weather at, weather and, when it rains, if it rains, before it rains, when it snows, if it snows, when it freezes, sunny days, weather on the, rainfall, precipitation, weather radar, radar images, radar tiles, precipitation radar, marine weather, sea temperature, snow depth, uv forecast, growing degree days, weather observations, climate statistics, degree days, dew point, soil temperature, gale, gales, gale warning, gale warnings, weather warning for',
    supports: 'temperature, storm, storms, wind, sunny, surf, warm',
  },
  {
    name: 'lightning',
    category: 'weather',
    says: 'lightning, lightning strikes, lightning strike',
  },
  {
    name: 'tides',
    category: 'weather',
    says: 'tides, tide times, tide tables, tide table, tidal, high tide, low tide',
  },
  {
    name: 'air quality',
    category: 'weather',
    says: 'air quality, air pollution, uv index, smog, pollution, fine dust, air quality index, historical measurements of air, particulate matter, pm2 5, pm10, air in classrooms, indoor air, rate the air',
  },
  {
    name: 'pollen',
    category: 'weather',
    says: 'pollen, pollen count, pollen data, pollen forecast, pollen levels',
  },
  {
    name: 'satellite imagery',
    category: 'science',
    says: 'satellite imagery, satellite images, satellite, remote sensing, earth observation, aerial imagery, satellite data, vegetation index, ndvi, crop monitoring, sentinel, tree cover, land cover, forest cover, vegetation of, deforestation of',
    supports: 'terrain, from above, from space, aerial, erosion, deforestation',
  },
  {
    name: 'soil data',
    category: 'science',
    alsoIn: ['weather'],
    says: 'soil moisture, soil data, soil humidity',
  },
  {
    name: 'natural disasters',
    category: 'science',
    alsoIn: ['government'],
    says: 'earthquake, earthquakes, seismic, tsunami, natural disaster, natural disasters, volcano, volcanoes, hurricane, hurricanes, quakes, tremors, earth quakes, ground shakes, flood warnings, flood warning, disaster alerts',
    supports: 'floods',
  },
  {
    name: 'wildfires',
    category: 'science',
    alsoIn: ['government'],
    says: 'wildfire, wildfires, forest fires, forest fire, wildfire perimeters, active fires, bush fire, bush fires',
  },
  {
    name: 'astronomy',
    category: 'science',
    says: 'astronomy, nasa, asteroids, astronomy picture, iss, spacecraft, galaxy, space pictures, comets, solar system, space weather, picture of the day, photos of mars, mars rover, night sky, star map, planets and stars, space station, over my house, moon phases, phases of the moon, eclipses, meteor showers',
    supports: 'space, stars, mars, moon, planet, planets, rocket, rockets, telescope',
  },
  {
    name: 'research papers',
    category: 'science',
    says: 'research papers, scientific papers, papers search, scholarly, journal articles, scientific articles, doi, academic papers, scientific literature, scientific paper, paper metadata, paper database, literature review, scientific publications, doi metadata, who cited, cited a paper, cite a paper, citations of, papers about, studies about, paper citations, citation data, paper recommendations, author data, author profiles, institution data',
    supports: 'academic, journals, citations, scholar',
  },
  {
    name: 'chemistry and biology',
    category: 'science',
    says: 'chemistry, chemical, chemicals, molecule, molecules, gene, genes, genome, genomics, biology, biodiversity',
    supports: 'compound, compounds, pathways, protein, proteins, species',
  },
  {
    name: 'mathematics',
    category: 'science',
    says: 'math, mathematics, calculate formulas, computational knowledge, equations, unit conversion, step by step solutions, solve equations, math problems, integrals',
    supports: 'calculation, computation',
  },
  {
    name: 'energy',
    category: 'iot',
    says: 'electricity, power consumption, smart meter, energy prices, energy price, electricity price, electricity prices, power prices, hourly prices, price of electricity, day ahead, carbon intensity, kwh, electricity mix, grid carbon intensity, power price, spot prices of electricity, electricity spot prices',
    supports: 'energy, solar, grid',
  },
  {
    name: 'carbon footprint',
    category: 'science',
    says: 'carbon footprint, emissions, co2, carbon offset, climate impact, eco friendly, emission, carbon calculator, carbon footprint calculator, emissions calculator, co2 calculator, emission factors, carbon emissions',
    supports: 'carbon, greenhouse, sustainability',
  },
  { name: 'agriculture', category: 'science', says: 'agriculture, farming', supports: 'soil, farm, crops' },
];
