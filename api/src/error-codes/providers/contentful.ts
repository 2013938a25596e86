import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
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
  find: ({ sys, details }) => {
    const { type, id } = asObject(sys) ?? {};
    if (type !== 'Error') return [];
    const names = listOf(asObject(details)?.errors).flatMap((one) => asText(asObject(one)?.name) ?? []);
    return [...names, asText(id) ?? ''];
  },
  codes: {
    AccessTokenInvalid: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of another API (delivery, preview and management have different ones).',
    ],
    unknownContentType: [
      'request',
      'The value of content_type is not one of this environment: take its id, not its name.',
    ],
    unique: ['conflict', 'An entry with the same value exists already: the details name the field.'],
    linkContentType: ['request', 'The search by a linked entry needs the parameter content_type.'],
    AccessDenied: 'permission',
    UnknownKey: ['request', 'A field of the body is not known: the details name it.'],
    InvalidJsonBody: ['request', 'The API could not read the JSON of the body.'],
    ReferenceNotFound: ['not-found', 'Something that the request links to does not exist.'],
    AccessTokenMissing: 'credential',
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
