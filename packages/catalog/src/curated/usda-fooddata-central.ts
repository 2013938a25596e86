import type { CuratedApi } from '#src/curated-api.ts';

export const usdaFooddataCentral: CuratedApi = {
  slug: 'usda-fooddata-central',
  name: 'USDA FoodData Central',
  alsoCalled: ['FoodData Central', 'USDA'],
  description:
    'Nutrients of foods, from laboratory values to branded products, from the United States Department of Agriculture.',
  categories: ['food', 'health', 'government'],
  capabilities: ['nutrition facts', 'food search', 'nutrients', 'branded foods', 'calories'],
  useCases: ['calorie counter', 'recipes with nutrients', 'diet app'],
  synonyms: ['food database', 'vitamins', 'protein', 'public data'],
  pricing: {
    model: 'free',
    summary: 'Free with a key, within an hourly call limit; the data is in the public domain.',
    freeTier: '1,000 calls an hour',
    isFreeForCommercialUse: true,
    checked: '2026-11-23',
    source: 'https://fdc.nal.usda.gov/api-guide',
  },
  urls: {
    website: 'https://fdc.nal.usda.gov/',
    registration: 'https://fdc.nal.usda.gov/api-key-signup',
    documentation: 'https://fdc.nal.usda.gov/api-guide',
    developerPortal: null,
    apiReference: 'https://fdc.nal.usda.gov/api-spec/fdc_api.html',
  },
  domains: ['usda.gov', 'api.nal.usda.gov'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.nal.usda.gov/fdc',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/foods/search', summary: 'Search foods' },
    { method: 'GET', path: '/v1/food/{fdcId}', summary: 'Get a food' },
    { method: 'GET', path: '/v1/foods/list', summary: 'List foods' },
    { method: 'POST', path: '/v1/foods', summary: 'Get several foods' },
  ],
  popularity: 3,
  directoryId: null,
};
