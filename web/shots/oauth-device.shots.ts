import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const CONNECT = '/oauth?providerId=2&step=test-connection';

const configOfDevice = (seed: Seed) =>
  seed.post('/api/oauth-configs', {
    providerId: 2,
    grant: 'device_code',
    clientId: 'Iv1.8a61f9b3a7aba766',
    clientSecret: 'shown-secret-0123456789',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    deviceAuthorizationUrl: 'https://github.com/login/device/code',
    scopes: ['read:user', 'user:email'],
  });

const waiting = {
  providerId: 2,
  status: 'waiting',
  userCode: 'WDJB-MJHT',
  verificationUri: 'https://github.com/login/device',
  verificationUriComplete: null,
  expiresAt: new Date(Date.now() + 14 * 60_000).toISOString(),
  error: null,
  advice: [],
};

/** The longest that is accepted. */
const LONG_CODE = `${'WDJB-MJHT-'.repeat(6)}WDJB`;

/** What has become of a login with a code, in a batch with others too. */
const withDevice = (page: Page, fields: object = {}) =>
  page.route('**/trpc/*oauth.device.state*', async (route) => {
    const names = new URL(route.request().url()).pathname.slice('/trpc/'.length).split(',');
    const response = await route.fetch();
    const results = (await response.json()) as unknown[];
    results[names.indexOf('oauth.device.state')] = { result: { data: { ...waiting, ...fields } } };
    await route.fulfill({ json: results });
  });

const codeIsThere = (page: Page) => page.getByRole('timer').waitFor();

const formIsThere = (page: Page) => page.getByLabel('Client ID').waitFor();

export const list: ShotList = {
  feature: 'oauth-device',
  shots: [
    {
      name: 'saved',
      path: '/oauth?providerId=2&step=configure',
      seed: configOfDevice,
      act: formIsThere,
    },
    {
      name: 'start',
      path: CONNECT,
      seed: configOfDevice,
      act: (page) => page.getByText('Get a code', { exact: true }).waitFor(),
    },
    { name: 'code', path: CONNECT, seed: configOfDevice, prepare: withDevice, act: codeIsThere },
    {
      name: 'code-long',
      path: CONNECT,
      seed: configOfDevice,
      prepare: (page) =>
        withDevice(page, {
          userCode: LONG_CODE,
          verificationUri: `https://login.example.com/${'device/'.repeat(20)}`,
          verificationUriComplete: 'https://login.example.com/device?user_code=WDJB-MJHT',
        }),
      act: codeIsThere,
    },
    {
      name: 'refused',
      path: CONNECT,
      seed: configOfDevice,
      prepare: (page) =>
        withDevice(page, {
          ...{ status: 'failed', userCode: null, verificationUri: null, expiresAt: null },
          error: 'The login was canceled or not allowed at GitHub (access_denied).',
          advice: ['If you canceled it, get another code and allow the access.'],
        }),
      act: (page) => page.getByText('was canceled').waitFor(),
    },
  ],
};
