import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cronofy: ProviderCodes = {
  name: 'Cronofy',
  slugs: ['cronofy'],
  hosts: ['api.cronofy.com', 'api-de.cronofy.com', 'api-uk.cronofy.com'],
  source: 'https://docs.cronofy.com/developers/api/',
  checked: '2026-11-25',
  messages: [[/not_found/i, 'not-found']],
  codes: {
    errors: 'request',
  },
};
