import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const calendly: ProviderCodes = {
  name: 'Calendly',
  slugs: ['calendly'],
  hosts: ['api.calendly.com'],
  source: 'https://developer.calendly.com/api-docs/ZG9jOjE2OTU3OTM4-errors',
  checked: '2026-11-25',
  // The title is a broad one; the message beside it says more.
  find: ({ title, message, resource, collection }) => {
    if (typeof title !== 'string' || typeof message !== 'string') return [];
    if (resource !== undefined || collection !== undefined) return [];
    return /\b(?:upgrade|paid)\b/i.test(message) ? ['plan', title] : [title];
  },
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
  codes: {
    plan: [
      'payment',
      'The plan of the account does not include this: webhooks and some more need a paid one, under its billing.',
    ],
    Unauthenticated: [
      'credential',
      'The API does not accept the {key}: the token is wrong, expired or revoked. It is sent after Bearer in the Authorization header.',
    ],
    'Permission Denied': [
      'permission',
      'The {key} may not read this: it is of another user or organization (only an owner or admin reads those of all), or the {key} lacks a scope.',
    ],
    'Invalid Argument': [
      'request',
      'A parameter is missing or has a wrong value: details in the body names it. Users and organizations are named by their whole URI.',
    ],
    'Resource Not Found': 'not-found',
    'Already Exists': ['conflict', 'It exists already, such as a webhook of the same URL.'],
  },
};
