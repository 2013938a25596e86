import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Sources: https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api,
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps
 */
export const github: ProviderFacts = {
  name: 'GitHub',
  slug: 'github',
  description:
    'GitHub repositories, issues, pull requests, actions, packages and organizations, over its REST and GraphQL APIs.',
  registerUrl: 'https://github.com/settings/developers',
  documentationUrl: 'https://docs.github.com/en/rest',
  apiDocsUrl: 'https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api',
  developerPortalUrl: 'https://github.com/settings/tokens',
  specialRequirements: [
    'Prefer a fine-grained token (github_pat_…): it is limited to selected repositories and permissions.',
    'Every request must have a User-Agent header; without one GitHub returns 403.',
    'An organization can require that a token is authorized for single sign-on or approved by an owner.',
    'An installation token (ghs_…) expires after about an hour and cannot read /user, so verification fails although the token works elsewhere.',
    'GitHub Enterprise Server: set the base URL of the key to https://HOSTNAME/api/v3.',
  ],
  requiredScopes: ['repo', 'read:user'],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.github.com',
  keyPlacement: { type: 'bearer' },
  // 2022-11-28 is the only version that GitHub.com and every supported Enterprise Server know; GitHub
  // supports it until at least March 2028.
  // https://github.blog/changelog/2026-03-12-rest-api-version-2026-03-10-is-now-available
  defaultHeaders: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
  hosts: ['api.github.com', 'uploads.github.com'],
  // Since 2026 installation tokens are longer and contain dots and dashes.
  // https://github.blog/changelog/2026-05-15-github-app-installation-tokens-per-request-override-header/
  keyPattern: '^(?:gh[pou]_[A-Za-z0-9_]{36,251}|ghs_[A-Za-z0-9._-]{36,}|github_pat_[A-Za-z0-9_]{36,244})$',
  keyHint: 'github_pat_… or ghp_…',
  verification: {
    method: 'GET',
    endpoint: '/user',
    scopesHeader: 'x-oauth-scopes',
    expiresHeader: 'github-authentication-token-expiration',
  },
  // A rejected key gets a 401. After several wrong tokens GitHub returns 403 for a while, even for valid tokens of the same user.
  // https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api#failed-login-limit
  refusalCodes: [],
};
