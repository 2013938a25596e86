import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const adobePdfServices: ProviderCodes = {
  name: 'Adobe PDF Services',
  slugs: ['adobe-pdf-services'],
  hosts: ['pdf-services.adobe.io', 'pdf-services-ue1.adobe.io', 'pdf-services-ew1.adobe.io'],
  source: 'https://developer.adobe.com/document-services/docs/overview/pdf-services-api/howtos/',
  checked: '2026-11-25',
  messages: [
    [
      /api key is (?:required|invalid)/i,
      [
        'credential',
        'The API does not accept the {key}: the client id in the x-api-key header is missing or wrong.',
      ],
    ],
    [
      /usage limit has been reached|quota/i,
      [
        'quota',
        'The document transactions of the account are used up: wait for the next period, or buy more.',
      ],
    ],
  ],
  codes: {
    invalid_client: [
      'credential',
      'The API does not accept the credentials: client_id or client_secret is wrong.',
    ],
    '403000': [
      'credential',
      'The API does not accept the {key}: the client id in the x-api-key header is missing or wrong.',
    ],
    '403003': [
      'credential',
      'The API does not accept the {key}: the client id in the x-api-key header is missing or wrong.',
    ],
    '401013': [
      'credential',
      'The API does not accept the {key}: the access token is wrong or expired. It lives a day, and is issued for the client id.',
    ],
    '401010': [
      'credential',
      'The API does not accept the call: the access token is missing or not valid in the Authorization header.',
    ],
    QUOTA_EXCEEDED: [
      'quota',
      'The document transactions of the account are used up: wait for the next period, or buy more.',
    ],
    BAD_PDF: ['request', 'The input is no valid PDF: that value has to be another file.'],
    BAD_PDF_PASSWORD_PROTECTED: [
      'request',
      'The PDF has a password: the API does not accept it as a value. Remove the password first.',
    ],
    PASSWORD_PROTECTED: [
      'request',
      'The PDF has a password: the API does not accept it as a value. Remove the password first.',
    ],
    CORRUPT_DOCUMENT: ['request', 'The input is damaged: that value has to be another file.'],
    UNSUPPORTED_MEDIA_TYPE: ['request', 'The API does not accept this type of file for the operation.'],
    DISQUALIFIED: ['request', 'The file is too large, or has too many pages for this operation.'],
    TIMEOUT: ['server', 'The operation took too long: try again, or with fewer pages.'],
  },
};
