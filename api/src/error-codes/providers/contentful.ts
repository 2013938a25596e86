import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
export const contentful: ProviderCodes = {
  name: 'Contentful',
  slugs: ['contentful'],
  hosts: [
    'cdn.contentful.com',
    'api.contentful.com',
    'preview.contentful.com',
    'graphql.contentful.com',
    'upload.contentful.com',
    '*.eu.contentful.com',
  ],
  source: 'https://www.contentful.com/developers/docs/references/errors/',
  checked: '2026-11-25',
  find: ({ sys }) => {
    const { type, id } = asObject(sys) ?? {};
    return type === 'Error' ? [asText(id) ?? ''] : [];
  },
  codes: {
    AccessTokenInvalid: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of another API (delivery, preview and management have different ones).',
    ],
    AccessDenied: 'permission',
    NotFound: [
      'not-found',
      'The space, environment or entry does not exist, is not published, or the {key} may not see it.',
    ],
    VersionMismatch: [
      'conflict',
      'Somebody changed the entry in the meantime: send its current version in X-Contentful-Version.',
    ],
    Conflict: 'conflict',
    ValidationFailed: ['request', 'A field does not fit the content type: the details name it.'],
    UnknownField: ['request', 'The content type has no such field.'],
    UnresolvedLinks: ['request', 'A value links to an entry that does not exist.'],
    InvalidQuery: ['request', 'A parameter of the query is not valid: the details name it.'],
    InvalidEntry: ['request', 'A value does not fit the content type.'],
    BadRequest: 'request',
    MissingKey: ['request', 'A field is missing.'],
    DuplicateIds: ['conflict', 'A record with the same name or value exists already.'],
    RateLimitExceeded: 'rate-limit',
    UsageExceeded: LIMIT,
    ServerError: 'server',
    HibernatedError: [
      'account',
      'The space sleeps after a long time without use: ask the support for its account to be activated.',
    ],
    OrganizationLocked: ['account', 'The account is locked.'],
    UnpublishedEntry: [
      'conflict',
      'An entry that this links to is not published, which conflicts with this.',
    ],
    QuotaLimitExceeded: LIMIT,
    UnsupportedMediaType: 'request',
    ResponseSizeExceeded: ['request', 'The response would be too large: ask for fewer entries.'],
  },
};
