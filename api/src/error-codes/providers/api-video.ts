import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ELSEWHERE = 'of the other environment (ws.api.video and sandbox.api.video have different ones)';
const KEY: Meaning = [
  'credential',
  `The API does not accept the {key}: it is wrong or missing, or ${ELSEWHERE}.`,
];
const TOKEN: Meaning = [
  'credential',
  'The API does not accept the access token: it is expired, as it is after an hour, or missing. Get another with the key.',
];
const MISSING: Meaning = [
  'not-found',
  'What the request names does not exist here: check the id, and the environment (ws.api.video or sandbox.api.video, which keeps videos for a day).',
];

/** The code is the last part of the type of a problem. */
export const apiVideo: ProviderCodes = {
  name: 'api.video',
  slugs: ['api-video'],
  hosts: ['ws.api.video', 'sandbox.api.video'],
  source: 'https://docs.api.video/reference/errors',
  checked: '2026-11-25',
  codes: {
    invalid_client: KEY,
    invalid_grant: KEY,
    authentication: KEY,
    unauthorized: TOKEN,
    invalid_token: TOKEN,
    resourcenot_found: MISSING,
    'resource-not_found': MISSING,
    not_found: MISSING,
    attributerequired: ['request', 'A field is missing.'],
    'attribute-required': ['request', 'A field is missing.'],
    attributeinvalid: 'request',
    invalid_attribute: 'request',
    'multiple-errors': [
      'request',
      'Several fields are missing or have values that are not valid: the body lists them.',
    ],
    multiple_errors: [
      'request',
      'Several fields are missing or have values that are not valid: the body lists them.',
    ],
    'quota-exceeded': ['quota', 'A quota of the account is used up: choose a larger plan.'],
    quota_exceeded: ['quota', 'A quota of the account is used up: choose a larger plan.'],
    too_many_requests: 'rate-limit',
    'too-many-requests': 'rate-limit',
    'source-already_uploaded': ['conflict', 'The video has a source already: create another one.'],
    sourcealready_uploaded: ['conflict', 'The video has a source already: create another one.'],
  },
};
