import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const typeform: ProviderCodes = {
  name: 'Typeform',
  slugs: ['typeform'],
  hosts: ['api.typeform.com', 'api.eu.typeform.com'],
  source: 'https://www.typeform.com/developers/get-started/errors/',
  checked: '2026-11-25',
  codes: {
    AUTHENTICATION_FAILED: [
      'credential',
      'The API does not accept the {key}: the personal token (tfp_…) is wrong or revoked, or missing after Bearer in the Authorization header. Accounts in the EU data center are at api.eu.typeform.com.',
    ],
    FORM_NOT_FOUND: 'not-found',
    NOT_FOUND: 'not-found',
    RESOURCE_NOT_FOUND: 'not-found',
    FORBIDDEN: [
      'permission',
      'The {key} lacks a scope for this (such as forms:read), or its account lacks access to the form or workspace.',
    ],
    VALIDATION_ERROR: 'request',
    INVALID_QUERY: 'request',
    PAYMENT_REQUIRED: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    FORM_FIELD_NOT_FOUND: 'not-found',
    BAD_REQUEST: 'request',
    TOO_MANY_REQUESTS: 'rate-limit',
    INVALID_TOKEN: 'credential',
  },
};
