import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const intercom: ProviderCodes = {
  name: 'Intercom',
  slugs: ['intercom'],
  hosts: ['api.intercom.io', 'api.eu.intercom.io', 'api.au.intercom.io'],
  source: 'https://developers.intercom.com/docs/references/rest-api/errors/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /not authorized to access/i,
      [
        'permission',
        'The {key} lacks a permission for this: add it under Authentication of the app in the Developer Hub. An app that others installed has to be connected again.',
      ],
    ],
  ],
  codes: {
    token_not_found: 'credential',
    token_unauthorized: [
      'credential',
      'The API does not accept the {key}: it was revoked, or the app was removed.',
    ],
    token_revoked: 'credential',
    token_blocked: ['credential', 'The {key} is blocked and not valid any more: ask the support.'],
    token_expired: 'credential',
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it is wrong or revoked, or its workspace is in another region (api.eu.intercom.io, api.au.intercom.io).',
    ],
    missing_authorization_header: 'credential',
    token_suspended: [
      'account',
      'The account is suspended or not active: see its settings, and ask the support.',
    ],
    api_plan_restricted: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    forbidden: 'permission',
    missing_scope: 'permission',
    not_found: 'not-found',
    company_not_found: 'not-found',
    contact_not_found: 'not-found',
    admin_not_found: 'not-found',
    conversation_not_found: 'not-found',
    tag_not_found: 'not-found',
    resource_not_found: 'not-found',
    conflict: EXISTS,
    unique_user_constraint: EXISTS,
    rate_limit_exceeded: 'rate-limit',
    parameter_invalid: 'request',
    parameter_not_found: ['request', 'A parameter is missing.'],
    bad_request: 'request',
    type_mismatch: 'request',
    invalid_document: 'request',
    intercom_version_invalid: [
      'request',
      'The Intercom-Version header has a value that the API does not know.',
    ],
    client_error: 'request',
    action_forbidden: 'permission',
    not_restorable: ['conflict', 'The contact is deleted already and cannot be restored.'],
    media_type_not_acceptable: 'request',
    server_error: 'server',
    service_unavailable: 'overloaded',
    content_block_invalid: 'request',
    collection_size_limit_exceeded: ['request', 'The list in the request is too large.'],
  },
};
