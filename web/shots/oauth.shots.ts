import type { OauthConnection, OauthSetup } from '@gatehouse/contract/oauth.ts';
import type { Page } from '@playwright/test';
import { failWith, hold, respondWith } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const GITHUB = 2;
const SETUP: OauthSetup = {
  providerId: GITHUB,
  source: 'known',
  authorizationUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  scopes: [
    { name: 'read:user', description: 'Read the profile of the user, private fields too', isDefault: true },
    { name: 'user:email', description: 'Read the e-mail addresses of the user', isDefault: true },
    { name: 'repo', description: 'Read and write all repositories, private ones too', isDefault: false },
    { name: 'public_repo', description: 'Read and write public repositories', isDefault: false },
    { name: 'gist', description: 'Write gists', isDefault: false },
    { name: 'notifications', description: 'Read notifications and mark them as read', isDefault: false },
    { name: 'workflow', description: 'Change the workflow files of GitHub Actions', isDefault: false },
    { name: 'admin:org', description: 'Manage organisations, teams and memberships', isDefault: false },
    { name: 'delete_repo', description: 'Delete repositories', isDefault: false },
  ],
  additionalParams: {},
  usesPkce: true,
  developerPortalUrl: 'https://github.com/settings/developers',
  consoleSteps: [
    'Open Settings, Developer settings, OAuth Apps and choose New OAuth App.',
    'Enter a name and the address of your site.',
    'Enter the redirect URI as the Authorization callback URL.',
    'Choose Register application, then Generate a new client secret.',
  ],
  testUsers: null,
  tokenLifetime: 'Access tokens do not expire. One that was not used for a year is revoked.',
  redirectUriRule: 'The host and the path must match; a loopback address may have any port.',
  notes: ['Send the header X-GitHub-Api-Version with calls.'],
  sources: ['https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps'],
  checkedOn: '2026-11-20',
};
void hold;
void failWith;

export const list: ShotList = {
  feature: 'oauth',
  shots: [
    { name: 'providers', path: '/oauth' },
    {
      name: 'chosen',
      path: '/oauth?providerId=2',
      prepare: (page) => respondWith(page, 'oauth.setup', SETUP),
      windowOnly: true,
    },
    {
      name: 'configure',
      path: '/oauth?providerId=2&step=configure',
      prepare: (page) => respondWith(page, 'oauth.setup', SETUP),
      act: (page: Page) => page.getByLabel('Client ID').waitFor(),
    },
  ],
};
