import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const weaviate: ProviderCodes = {
  name: 'Weaviate',
  slugs: ['weaviate'],
  hosts: ['*.weaviate.cloud', '*.weaviate.network'],
  source: 'https://docs.weaviate.io/weaviate/api/rest',
  checked: '2026-11-25',
  messages: [
    [
      /vector(?:izer|ize)?.{0,60}(?:401|api ?key|incorrect|no api key)|no api key found.{0,40}(?:header|environment)/i,
      [
        'request',
        'The key of the model provider that makes the vectors is wrong or missing: it goes into a header such as X-OpenAI-Api-Key. The {key} of the cluster is not the reason.',
      ],
    ],
    [
      /\brbac\b|forbidden action|insufficient permissions/i,
      ['permission', 'The user of the {key} lacks a role with the permission that the message names.'],
    ],
    [
      /anonymous access not enabled|invalid api key|invalid.{0,20}token|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong, or of another cluster. It goes after Bearer into the Authorization header.',
      ],
    ],
    [
      /already exists|class name .{0,40}already/i,
      ['conflict', 'A collection or object with this name or id exists already.'],
    ],
    [
      /could not find class|class .{0,60}(?:not found|doesn.t exist)/i,
      ['not-found', 'The collection does not exist: check its name and its case.'],
    ],
    [
      /cannot query field/i,
      ['request', 'The query names a field or a collection that the API does not know: check its case too.'],
    ],
    [
      /vector lengths don.t match|dimension/i,
      ['request', 'The vector has another number of values than the collection.'],
    ],
    [
      /invalid object|no such prop|invalid (?:text|number|date|int|boolean) property|unknown (?:field|prop)/i,
      'request',
    ],
    [
      /read-?only|disk usage|memory/i,
      [
        'overloaded',
        'The server has no memory or disk left, so it is read-only and overloaded: try again later.',
      ],
    ],
    [/tenant.{0,40}(?:not found|not active)/i, ['not-found', 'The tenant does not exist or is not active.']],
  ],
  codes: {},
};
