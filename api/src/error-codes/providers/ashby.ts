import { asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200 and `success: false`, and a list of codes. */
export const ashby: ProviderCodes = {
  name: 'Ashby',
  slugs: ['ashby'],
  hosts: ['api.ashbyhq.com'],
  source: 'https://developers.ashbyhq.com/docs/introduction',
  checked: '2026-11-25',
  find: ({ success, errors }) =>
    success === false ? listOf(errors).flatMap((one) => asText(one) ?? []) : [],
  messages: [
    [
      /^unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the user name of HTTP Basic with an empty password.',
      ],
    ],
  ],
  codes: {
    invalid_api_key: 'credential',
    missing_endpoint_permission: [
      'permission',
      'The {key} lacks a permission for this endpoint: add it in the settings.',
    ],
    invalid_input: 'request',
    candidate_not_found: 'not-found',
    application_not_found: 'not-found',
    job_not_found: 'not-found',
    opportunity_not_found: 'not-found',
    offer_not_found: 'not-found',
    user_not_found: 'not-found',
    sync_token_expired: [
      'conflict',
      'The sync token is expired, in conflict with what has changed since: leave it out, and read everything once.',
    ],
    unauthorized: 'credential',
  },
};
