import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cronofy: ProviderCodes = {
  name: 'Cronofy',
  slugs: ['cronofy'],
  hosts: ['*.cronofy.com'],
  // Its 401 and 403 have no body.
  find: (_body, headers) => {
    const code = /\berror="?(invalid_token|insufficient_scope)\b/.exec(
      headers['www-authenticate'] ?? '',
    )?.[1];
    return code === undefined ? [] : [code];
  },
  source: 'https://docs.cronofy.com/developers/api/',
  checked: '2026-11-25',
  statuses: {
    423: ['account', 'The calendar account has to be connected again: its owner has to log in anew.'],
  },
  messages: [[/not_found/i, 'not-found']],
  codes: {
    errors: 'request',
    invalid_token: [
      'credential',
      'The API does not accept the {key}: it is expired or revoked, or the account is in another region, which has a host of its own (api-de, api-uk and others).',
    ],
    insufficient_scope: 'permission',
  },
};
