import type { CuratedApi } from '#src/curated-api.ts';

export const nhtsaVpic: CuratedApi = {
  slug: 'nhtsa-vpic',
  name: 'NHTSA vPIC',
  alsoCalled: ['NHTSA'],
  description:
    'Decodes vehicle identification numbers and lists makes, models and equipment of cars sold in the United States, without a key.',
  categories: ['data-enrichment', 'government'],
  capabilities: ['VIN decoding', 'vehicle data', 'car makes and models', 'vehicle specifications'],
  useCases: ['car dealership', 'insurance quote', 'form filled in automatically from a VIN'],
  synonyms: ['VIN decoder', 'car data', 'vehicle identification number', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://vpic.nhtsa.dot.gov/',
    registration: 'https://vpic.nhtsa.dot.gov/api/',
    documentation: 'https://vpic.nhtsa.dot.gov/api/',
    developerPortal: null,
    apiReference: 'https://vpic.nhtsa.dot.gov/api/',
  },
  domains: ['nhtsa.dot.gov', 'nhtsa.gov'],
  keyPlacement: null,
  baseUrl: 'https://vpic.nhtsa.dot.gov/api',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/vehicles/DecodeVinValues/{vin}', summary: 'Decode a VIN, with format=json' },
    { method: 'GET', path: '/vehicles/GetAllMakes', summary: 'List makes' },
    { method: 'GET', path: '/vehicles/GetModelsForMake/{make}', summary: 'List the models of a make' },
    { method: 'POST', path: '/vehicles/DecodeVINValuesBatch/', summary: 'Decode many VINs' },
  ],
  popularity: 2,
  directoryId: null,
};
