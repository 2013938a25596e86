import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const calendly: ProviderCodes = {
  name: 'Calendly',
  slugs: ['calendly'],
  hosts: ['api.calendly.com'],
  source: 'https://developer.calendly.com/api-docs/ZG9jOjE2OTU3OTM4-errors',
  checked: '2026-11-25',
  messages: [
    [
      /upgrade|paid|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/access token (?:is )?(?:invalid|expired|revoked)/i, 'credential'],
    [
      /already (?:exists|canceled|in the past)|hook with this url/i,
      ['conflict', 'This was done already: the hook exists, or the event is canceled or over.'],
    ],
    [
      /time.{0,30}(?:not available|already filled|no longer)/i,
      ['conflict', 'The time is taken already: ask for another.'],
    ],
  ],
  codes: {},
};
