import type { CuratedApi } from '#src/curated-api.ts';

export const openFoodFacts: CuratedApi = {
  slug: 'open-food-facts',
  name: 'Open Food Facts',
  description:
    'An open database of food products of the world by bar code: ingredients, nutrition, allergens, Nutri-Score and photos.',
  categories: ['food', 'health', 'science'],
  capabilities: ['food product data', 'nutrition data', 'barcode lookup', 'ingredient search', 'open data'],
  useCases: ['bar code scanner', 'diet tracker', 'allergy check', 'shopping list'],
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
  keyHint: 'No key is needed; a User-Agent that names the application is',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/product/{barcode}',
      summary: 'Read a product',
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
