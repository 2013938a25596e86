import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors have their code in `exception`. */
export const adzuna: ProviderCodes = {
  name: 'Adzuna',
  slugs: ['adzuna'],
  hosts: ['api.adzuna.com'],
  source: 'https://developer.adzuna.com/overview',
  checked: '2026-11-25',
  find: ({ exception }) => (typeof exception === 'string' ? [exception] : []),
  codes: {
    AUTH_FAIL: [
      'credential',
      'The API does not accept the {key}: the parameters app_id and app_key are missing or wrong, or do not belong together.',
    ],
  },
};
