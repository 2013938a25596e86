import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const adobeAcrobatSign: ProviderCodes = {
  name: 'Adobe Acrobat Sign',
  slugs: ['adobe-acrobat-sign'],
  hosts: ['*.adobesign.com', '*.echosign.com'],
  source: 'https://secure.na1.adobesign.com/public/docs/restapi/v6',
  checked: '2026-11-25',
  codes: {
    INVALID_ACCESS_TOKEN: 'credential',
    NO_AUTHORIZATION_HEADER: 'credential',
    PERMISSION_DENIED: [
      'permission',
      'The {key} lacks a scope for this, or its user is not the sender or an administrator.',
    ],
    INVALID_ON_BEHALF_OF_USER: ['permission', 'The {key} may not act for the user in x-api-user.'],
    INVALID_API_ACCESS_POINT: ['elsewhere', 'The account is in another region: ask /baseUris for its host.'],
    UNVERIFIED_USER: ['account', 'The e-mail address of the account is not verified.'],
    INVALID_USER: 'credential',
    THROTTLING_TOO_MANY_REQUESTS: 'rate-limit',
    INVALID_AGREEMENT_ID: ['not-found', 'The agreement does not exist.'],
    INVALID_TRANSIENT_DOCUMENT_ID: [
      'not-found',
      'The uploaded document does not exist: it is deleted after seven days.',
    ],
    AGREEMENT_NOT_VISIBLE: 'permission',
    DOCUMENT_NOT_AVAILABLE: ['not-ready', 'The document is not ready yet: try again shortly.'],
    BAD_REQUEST: 'request',
    MISSING_REQUIRED_PARAM: ['request', 'A parameter is missing.'],
    MISC_SERVER_ERROR: 'server',
    SERVICE_UNAVAILABLE: 'overloaded',
  },
};
