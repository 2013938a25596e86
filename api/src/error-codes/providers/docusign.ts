import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const REQUEST_SAME: Meaning = [
  'conflict',
  'Another request for the same resource is not finished: try again shortly.',
];
const USER_ADMINISTRATOR: Meaning = [
  'customer',
  'The user, or an administrator for all of them, has not given consent to the application: they have to open its login page (/oauth/auth) once.',
];
const NOT_MEMBER: Meaning = [
  'permission',
  'The user of the {key} is not allowed to use this account: check the account id, and the base address that /oauth/userinfo names for it (demo or production).',
];

const HOUR: Meaning = ['rate-limit', 'Too many requests in this hour: wait until the limit is reset.'];

export const docusign: ProviderCodes = {
  name: 'Docusign',
  slugs: ['docusign'],
  hosts: ['*.docusign.net', '*.docusign.com'],
  source: 'https://developers.docusign.com/platform/resource-limits/',
  checked: '2026-11-25',
  messages: [
    [
      /no_valid_keys_or_signatures/i,
      [
        'signature',
        'The signature of the JWT does not match: its RSA private key is not one of this integration key, or belongs to the other environment (demo or production).',
      ],
    ],
    [
      /issuer_not_found/i,
      [
        'credential',
        'The integration key (iss) is wrong, or is not valid in this environment (demo or production).',
      ],
    ],
    [
      /user_not_found/i,
      [
        'credential',
        'The user id (sub) of the login is wrong, or is not valid in this environment (demo or production).',
      ],
    ],
    [
      /expired_(?:client_token|grant)|unsupported_grant|invalid_assertion/i,
      [
        'credential',
        'The JWT or the code of the login is expired: a code lasts two minutes, a JWT at most an hour.',
      ],
    ],
  ],
  codes: {
    AUTHORIZATION_INVALID_TOKEN: 'credential',
    USER_AUTHENTICATION_FAILED: 'credential',
    PARTNER_AUTHENTICATION_FAILED: [
      'credential',
      'The integration key is wrong, or is not approved for this environment (demo or production).',
    ],
    USER_LACKS_PERMISSIONS: [
      'permission',
      'The user of the {key} lacks a permission for this: change it in the settings of the account.',
    ],
    ACCOUNT_LACKS_PERMISSIONS: [
      'permission',
      'The plan of the account does not include this: a permission is missing.',
    ],
    USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT: NOT_MEMBER,
    USER_LACKS_MEMBERSHIP: NOT_MEMBER,
    HOURLY_APIINVOCATION_LIMIT_EXCEEDED: HOUR,
    BURST_APIINVOCATION_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests at once: wait before the next call.',
    ],
    ENVELOPE_DOES_NOT_EXIST: ['not-found', 'The envelope does not exist in this account.'],
    ENVELOPE_ALLOWANCE_EXCEEDED: ['quota', 'The envelopes of the plan are used up.'],
    INVALID_REQUEST_PARAMETER: 'request',
    INVALID_REQUEST_BODY: ['request', 'The API could not read the body.'],
    INVALID_TOKEN_FORMAT: 'credential',
    AUTHORIZATION_REQUIRED: 'credential',
    INVALID_USERID: 'credential',
    ACCOUNT_NOT_FOUND: 'not-found',
    INVALID_EMAIL_ADDRESS_FOR_RECIPIENT: ['request', 'A value is not an e-mail address.'],
    ENVELOPE_IS_INCOMPLETE: [
      'request',
      'The envelope is incomplete: a field such as its recipients is missing.',
    ],
    ENVELOPE_CANNOT_VOID_INVALID_STATE: STATE,
    ENVELOPE_INVALID_STATUS: STATE,
    ENVELOPE_LOCKED: REQUEST_SAME,
    EDIT_LOCK_ENVELOPE_ALREADY_LOCKED: REQUEST_SAME,
    ENVELOPE_NOT_IN_CORRECT_STATE: STATE,
    TEMPLATE_NOT_FOUND: 'not-found',
    TEMPLATE_ID_INVALID: 'not-found',
    UNKNOWN_ENVELOPE_RECIPIENT: [
      'request',
      'The recipient has other values than the envelope: name, e-mail and clientUserId have to be the same.',
    ],
    RECIPIENT_NOT_IN_SEQUENCE: [
      'conflict',
      'It is not the turn of this recipient already; another has to sign first.',
    ],
    RECIPIENT_UPDATE_FAILED: STATE,
    UNABLE_TO_CONVERT_DOCUMENT: ['request', 'The document has a format that the API does not accept.'],
    PDF_VALIDATION_FAILED: ['request', 'The document is not a PDF that the API could read.'],
    ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE: 'permission',
    RESOURCE_NOT_FOUND: 'not-found',
    INVALID_REQUEST: 'request',
    INVALID_MULTI_PART_REQUEST: ['request', 'The API could not read the parts of the body.'],
    MAXIMUM_API_CALLS_EXCEEDED: 'rate-limit',
    CONSENT_REQUIRED: USER_ADMINISTRATOR,
    consent_required: USER_ADMINISTRATOR,
    no_valid_keys_or_signatures: 'signature',
    issuer_not_found: ['credential', 'The integration key is wrong, or of the other environment.'],
    INTEGRATOR_KEY_NOT_SPECIFIED: 'credential',
    PLAN_ITEM_NOT_ENABLED: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    UNSPECIFIED_ERROR: 'server',
    INTERNAL_SERVER_ERROR: 'server',
    ACCOUNT_HAS_BEEN_SUSPENDED: ['account', 'The account is suspended: see its billing.'],
    DOCUMENT_DOES_NOT_EXIST: ['not-found', 'The document does not exist in the envelope.'],
    UNABLE_TO_LOAD_DOCUMENT: [
      'request',
      'The document has no content that the API could read: check its base64.',
    ],
    EDIT_LOCK_NOT_LOCK_OWNER: REQUEST_SAME,
  },
};
