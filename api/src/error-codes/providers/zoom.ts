import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const zoom: ProviderCodes = {
  name: 'Zoom',
  slugs: ['zoom'],
  hosts: ['api.zoom.us', 'zoom.us'],
  source: 'https://developers.zoom.us/docs/api/errors/',
  checked: '2026-11-22',
  codes: {
    '124': 'credential',
    '200': ['account', 'The account lacks the plan or add-on that this needs.'],
    '300': ['request', 'The API does not accept a value: the body names the field.'],
    '429': 'rate-limit',
    '1001': ['not-found', 'The user does not exist in this account.'],
    '3000': 'request',
    '3001': ['not-found', 'The meeting does not exist, or is over.'],
    '4700': ['permission', 'The {key} is not valid here or lacks a scope.'],
    '4702': 'credential',
    '4704': 'credential',
    '4711': ['permission', 'The {key} lacks a scope: add it to the app, then get a new token.'],
  },
};
