import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const algolia: ProviderCodes = {
  name: 'Algolia',
  slugs: ['algolia'],
  hosts: ['*.algolia.net', '*.algolianet.com', '*.algolia.io'],
  source: 'https://support.algolia.com/hc/en-us/articles/4406981869201',
  checked: '2026-11-25',
  messages: [
    [
      /invalid application.?id or api.?key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or deleted, or belongs to another application than the one in X-Algolia-Application-Id.',
      ],
    ],
    [
      /operations? quota/i,
      ['quota', 'The operations of the plan are used up: wait for the next period, or choose a larger plan.'],
    ],
    [
      /method not allowed with this api key/i,
      [
        'permission',
        'The {key} lacks a permission (an ACL) for this: use one that has it. The search key may not write.',
      ],
    ],
    [/index not allowed with this api key/i, ['permission', 'The {key} may not be used with this index.']],
    [
      /index .{0,80}does not exist|indexname .{0,40}does not exist/i,
      ['not-found', 'The index does not exist: it is created by the first record.'],
    ],
    [/objectid does not exist/i, ['not-found', 'The record does not exist.']],
    [
      /record (?:quota|is too big)|too big|record at the position/i,
      ['request', 'A record is too large: the plan limits its size.'],
    ],
    [/record quota exceeded|quota/i, ['quota', 'The records of the plan are used up.']],
    [
      /\bplans?\b|blocked|payment|unpaid/i,
      ['payment', 'The account is blocked until it pays: see its billing.'],
    ],
    [
      /\b(?:ip|source)s?\b.{0,40}\b(?:not|restrict|match)|\breferr?ers?\b/i,
      ['restricted', 'The {key} may not be used from this address or web site.'],
    ],
    [/too many requests|reached its maximum number of queries/i, 'rate-limit'],
    [/validuntil|key.{0,20}expired/i, ['credential', 'The {key} is expired.']],
  ],
  codes: {},
};
