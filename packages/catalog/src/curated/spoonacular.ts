import type { CuratedApi } from '#src/curated-api.ts';

export const spoonacular: CuratedApi = {
  slug: 'spoonacular',
  name: 'spoonacular',
  description:
    'Recipes, ingredients, groceries and restaurants: search by diet and nutrients, meal plans, shopping lists and wine pairings.',
  categories: ['food', 'health'],
  capabilities: [
    'recipe search',
    'nutrition data',
    'meal planning',
    'ingredient search',
    'food product data',
    'restaurant search',
  ],
  useCases: ['recipe app', 'meal planner', 'diet tracker', 'recipes from what is in the fridge'],
  synonyms: ['cooking', 'recipes', 'calories', 'diet', 'groceries', 'ingredients'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on points, which are consumed by calls and results.',
    freeTier: 'A daily allowance of points',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://spoonacular.com/food-api',
    registration: 'https://spoonacular.com/food-api/console',
    documentation: 'https://spoonacular.com/food-api/docs',
    developerPortal: 'https://spoonacular.com/food-api/console#Profile',
    apiReference: 'https://spoonacular.com/food-api/docs',
  },
  domains: ['spoonacular.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-key',
  },
  baseUrl: 'https://api.spoonacular.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/recipes/complexSearch',
      summary: 'Search recipes',
    },
    {
      method: 'GET',
      path: '/recipes/{id}/information',
      summary: 'Get a recipe',
    },
    {
      method: 'GET',
      path: '/recipes/findByIngredients',
      summary: 'Find recipes by ingredients',
    },
    {
      method: 'GET',
      path: '/recipes/random',
      summary: 'Get random recipes',
    },
    {
      method: 'GET',
      path: '/mealplanner/generate',
      summary: 'Create a meal plan',
    },
    {
      method: 'GET',
      path: '/food/products/search',
      summary: 'Search groceries',
    },
  ],
  popularity: 3,
  directoryId: 'spoonacular.com',
};
