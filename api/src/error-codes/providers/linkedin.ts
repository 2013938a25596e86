import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const linkedin: ProviderCodes = {
  name: 'LinkedIn',
  slugs: ['linkedin'],
  hosts: ['api.linkedin.com'],
  source: 'https://learn.microsoft.com/en-us/linkedin/marketing/versioning',
  checked: '2026-11-23',
  codes: {
    NONEXISTENT_VERSION: [
      'elsewhere',
      'This version of the API is retired or does not exist: send a newer one in the LinkedIn-Version header.',
    ],
    VERSION_MISSING: ['request', 'The header LinkedIn-Version is missing.'],
    RESTRICTED_RESOURCE: ['permission', 'The app is not allowed to use this product: request access to it.'],
    ACCESS_DENIED: 'permission',
    EXPIRED_ACCESS_TOKEN: 'credential',
    REVOKED_ACCESS_TOKEN: 'credential',
    INVALID_ACCESS_TOKEN: 'credential',
    EMPTY_ACCESS_TOKEN: 'credential',
    DUPLICATE_POST: ['conflict', 'The same text was posted already.'],
    '65600': 'credential',
    '65601': 'credential',
    '65602': 'credential',
    '65604': 'credential',
  },
};
