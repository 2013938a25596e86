import type { CuratedApi } from '#src/curated-api.ts';

export const openFoodFacts: CuratedApi = {
  slug: 'open-food-facts',
  name: 'Open Food Facts',
  description:
    'An open database of food products worldwide by barcode: ingredients, nutrition, allergens, Nutri-Score and photos.',
  categories: ['food', 'health', 'science'],
  capabilities: ['food product data', 'nutrition data', 'barcode lookup', 'ingredient search', 'open data'],
  useCases: ['barcode scanner', 'diet tracker', 'allergy check', 'shopping list'],
  synonyms: ['groceries', 'calories', 'EAN', 'allergens', 'Nutri-Score', 'open source'],
  pricing: {
    model: 'free',
    summary: 'Free without a key, within rate limits, with attribution.',
    freeTier: 'Everything, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://world.openfoodfacts.org/',
    registration: 'https://world.openfoodfacts.org/',
    documentation: 'https://openfoodfacts.github.io/openfoodfacts-server/api/',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['openfoodfacts.org', 'openfoodfacts.github.io'],
  keyPlacement: null,
  baseUrl: 'https://world.openfoodfacts.org',
  keyHint: 'No key is needed, but a User-Agent that names the application is required',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/product/{barcode}',
      summary: 'Get a product',
    },
    {
      method: 'GET',
      path: '/api/v2/search',
      summary: 'Search products by their properties',
    },
    {
      method: 'GET',
      path: '/cgi/search.pl',
      summary: 'Search products by text',
    },
  ],
  popularity: 3,
  directoryId: null,
};
