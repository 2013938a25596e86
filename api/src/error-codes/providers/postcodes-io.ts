import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const postcodesIo: ProviderCodes = {
  name: 'Postcodes.io',
  slugs: ['postcodes-io'],
  hosts: ['api.postcodes.io'],
  source: 'https://postcodes.io/docs/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid (?:postcode|outcode)/i,
      ['request', 'The value is not written as a postcode of the United Kingdom is.'],
    ],
    [
      /(?:post|out)code not found/i,
      ['not-found', 'The postcode does not exist, or not any more: look it up under /terminated_postcodes.'],
    ],
    [
      /invalid longitude|invalid latitude/i,
      ['request', 'The longitude or latitude is not a number that is a valid value.'],
    ],
    [
      /invalid json|no valid query|provide .{0,40}(?:query|parameter)/i,
      ['request', 'A parameter is missing, or the body is not JSON.'],
    ],
  ],
  codes: {},
};
