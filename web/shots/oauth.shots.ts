import type { Page } from '@playwright/test';
import { hold, respondWith } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import { connection, listing } from './listed-connections.ts';
import type { ShotList } from './shot.ts';

const CALLBACK = '/oauth-callback?code=a-code&state=a-state';
const CONNECT = '/oauth?providerId=2&step=test-connection';

const work = {
  ...connection,
  id: 3,
  name: 'Work',
  account: 'octocat@a-company-with-a-long-name.example',
  pinnedHosts: [],
  scopes: ['read:user'],
  refreshedAt: null,
};
const revoked = {
  ...connection,
  id: 2,
  providerId: 5,
  name: 'Stripe connection',
  account: null,
  scopes: ['read_write'],
  status: 'needs_reauth',
  pinnedHosts: [],
  problem: 'Stripe does not accept the refresh token any more (invalid_grant). Log in again.',
  refreshedAt: null,
};

/** Connections, in a batch with the providers too. */
const withConnections = (page: Page) => listing(page, [connection, revoked]);
const withSeveral = (page: Page) =>
  listing(page, [
    connection,
    work,
    { ...revoked, id: 4, providerId: 2, name: 'GitHub connection 3' },
    revoked,
  ]);

const config = (seed: Seed) =>
  seed.post('/api/oauth-configs', {
    providerId: 2,
    clientId: 'Iv1.8a61f9b3a7aba766',
    clientSecret: 'shown-secret-0123456789',
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    redirectUri: 'http://localhost:4000/oauth-callback',
    scopes: ['read:user', 'user:email'],
  });

const configOfApp = (seed: Seed) =>
  seed.post('/api/oauth-configs', {
    providerId: 2,
    grant: 'client_credentials',
    clientId: 'Iv1.8a61f9b3a7aba766',
    clientSecret: 'shown-secret-0123456789',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    additionalParams: { audience: 'https://api.example.com' },
  });

const authorize = async (page: Page) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Authorize with GitHub' }).click();
  await page.getByText('Waiting for you to log in').waitFor();
};

const formIsThere = (page: Page) => page.getByLabel('Client ID').waitFor();

export const list: ShotList = {
  feature: 'oauth',
  shots: [
    { name: 'providers', path: '/oauth' },
    { name: 'loading', path: '/oauth', prepare: (page) => hold(page, 'providers.list') },
    {
      name: 'connections',
      path: '/oauth',
      prepare: withSeveral,
      act: async (page) => {
        await page.getByRole('button', { name: 'Connections', exact: true }).click();
        await page.getByRole('row').filter({ hasText: 'Work' }).waitFor();
      },
    },
    {
      name: 'unsupported',
      path: '/oauth?providerId=1',
      act: (page) => page.getByText('Add a key').waitFor(),
      windowOnly: true,
    },
    { name: 'configure', path: '/oauth?providerId=2&step=configure', act: formIsThere },
    { name: 'configure-google', path: '/oauth?providerId=3&step=configure', act: formIsThere },
    {
      name: 'validation',
      path: '/oauth?providerId=2&step=configure',
      act: async (page) => {
        await page.getByLabel('Token URL').fill('nothing');
        await page.getByLabel('Additional Parameters').fill('prompt=consent');
        await page.getByRole('button', { name: 'Save Configuration' }).click();
        await page.getByText('Client ID is required').waitFor();
      },
    },
    { name: 'saved', path: '/oauth?providerId=2&step=configure', seed: config, act: formIsThere },
    {
      name: 'saved-app-itself',
      path: '/oauth?providerId=2&step=configure',
      seed: configOfApp,
      act: formIsThere,
    },
    {
      name: 'token-refused',
      path: CONNECT,
      seed: configOfApp,
      prepare: (page) =>
        respondWith(page, 'oauth.obtainToken', {
          success: false,
          error: 'GitHub did not accept the client ID and secret (invalid_client).',
          advice: [
            'Copy the client ID and the client secret again from the app at GitHub; both must belong to the same app.',
          ],
        }),
      act: async (page) => {
        await page.getByRole('button', { name: 'Get Access Token' }).click();
        await page.getByText('did not accept').waitFor();
      },
    },
    {
      name: 'not-connected',
      path: CONNECT,
      seed: config,
      act: (page) => page.getByText('Not Connected').waitFor(),
    },
    { name: 'waiting', path: CONNECT, seed: config, act: authorize },
    {
      name: 'connected',
      path: CONNECT,
      seed: config,
      prepare: withConnections,
      act: (page) => page.getByText('Successfully Connected').waitFor(),
    },
    {
      name: 'several-connections',
      path: `${CONNECT}&connectionId=4`,
      seed: config,
      prepare: withSeveral,
      act: (page) => page.getByText('2 of 3 connections').waitFor(),
    },
    {
      name: 'complete',
      path: '/oauth?providerId=2&step=complete',
      seed: config,
      prepare: withConnections,
      act: (page) => page.getByText('Integration Successful').waitFor(),
    },
    { name: 'processing', path: CALLBACK, prepare: (page) => hold(page, 'oauth.callback') },
    {
      name: 'success',
      path: CALLBACK,
      prepare: (page) =>
        respondWith(page, 'oauth.callback', { success: true, message: 'Gatehouse is connected to GitHub.' }),
      act: (page) => page.getByText('Authorization Successful').waitFor(),
    },
    {
      name: 'failure',
      path: CALLBACK,
      prepare: (page) =>
        respondWith(page, 'oauth.callback', {
          success: false,
          error: 'GitHub does not accept the client secret (incorrect_client_credentials).',
          advice: [
            'Enter the client secret again, from Settings, Developer settings, OAuth Apps.',
            'The redirect URI that was sent is http://127.0.0.1:4000/oauth-callback',
          ],
        }),
      act: (page) => page.getByText('Authorization Failed').waitFor(),
    },
  ],
};
