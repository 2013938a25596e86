import type { CuratedApi } from '#src/curated-api.ts';

export const edamam: CuratedApi = {
  slug: 'edamam',
  name: 'Edamam',
  description:
    'Recipes, foods with nutrients, nutrition analysis of recipes written in plain language, and meal plans.',
  categories: ['food', 'health'],
  capabilities: [
    'recipe search',
    'nutrition analysis',
    'food search',
    'calories',
    'meal planning',
    'allergens',
    'barcode lookup',
  ],
  useCases: ['calorie counter', 'recipes by diet', 'meal planner'],
  synonyms: ['nutrition facts', 'ingredients', 'diet', 'food database'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls and data.',
    freeTier: 'A trial, and a meal planning plan',
    checked: null,
  },
  urls: {
    website: 'https://www.edamam.com/',
    registration: 'https://developer.edamam.com/',
    documentation: 'https://developer.edamam.com/edamam-docs-recipe-api',
    developerPortal: 'https://developer.edamam.com/admin',
    apiReference: 'https://developer.edamam.com/edamam-docs-nutrition-api',
  },
  domains: ['edamam.com'],
  keyPlacement: {
    type: 'parts',
    main: 'app_key',
    parts: [
      { name: 'app_id', label: 'Application ID', isSecret: false },
      { name: 'app_key', label: 'Application key', isSecret: true },
    ],
    places: [
      { in: 'query', name: 'app_id', value: '{app_id}' },
      { in: 'query', name: 'app_key', value: '{app_key}' },
    ],
  },
  baseUrl: 'https://api.edamam.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/recipes/v2', summary: 'Search recipes' },
    { method: 'GET', path: '/api/food-database/v2/parser', summary: 'Search foods' },
    { method: 'POST', path: '/api/nutrition-details', summary: 'Analyse the nutrition of a recipe' },
    { method: 'POST', path: '/api/meal-planner/v1/{app_id}/select', summary: 'Plan meals' },
  ],
  popularity: 3,
  directoryId: null,
};
