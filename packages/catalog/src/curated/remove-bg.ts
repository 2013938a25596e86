import type { CuratedApi } from '#src/curated-api.ts';

export const removeBg: CuratedApi = {
  slug: 'remove-bg',
  name: 'remove.bg',
  alsoCalled: ['remove bg', 'removebg'],
  description: 'Removes the background from photos of people, products, animals and cars.',
  categories: ['media', 'ai'],
  capabilities: ['background removal', 'transparent background', 'product photos', 'image editing'],
  useCases: ['shop product pictures', 'profile pictures', 'car dealership'],
  synonyms: ['cut out', 'Canva', 'photo editing', 'remove the background'],
  pricing: {
    model: 'freemium',
    summary: 'Credits on a monthly plan or prepaid, one per image.',
    freeTier: 'A monthly allowance of previews',
    checked: null,
  },
  urls: {
    website: 'https://www.remove.bg/',
    registration: 'https://accounts.kaleido.ai/users/sign_up',
    documentation: 'https://www.remove.bg/api',
    developerPortal: 'https://www.remove.bg/dashboard',
    apiReference: 'https://www.remove.bg/api#api-reference',
  },
  domains: ['remove.bg', 'kaleido.ai'],
  keyPlacement: { type: 'header', name: 'X-Api-Key' },
  baseUrl: 'https://api.remove.bg',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1.0/removebg', summary: 'Remove the background of an image' },
    { method: 'GET', path: '/v1.0/account', summary: 'Get the remaining credits' },
  ],
  popularity: 3,
  directoryId: 'remove.bg',
};
