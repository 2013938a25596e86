import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const CONFIGURE = '/oauth?providerId=2&step=configure';

const signing = (seed: Seed) =>
  seed.post('/api/oauth-configs', {
    providerId: 2,
    clientId: 'Iv1.8a61f9b3a7aba766',
    clientSecret: '',
    clientAuth: 'private_key_jwt',
    signingAlg: 'ES256',
    authorizationUrl: 'https://login.example.com/oauth/authorize',
    tokenUrl: 'https://login.example.com/oauth/token',
    issuer: 'https://login.example.com',
    redirectUri: 'http://localhost:4000/oauth-callback',
    pushedAuthorizationUrl: 'https://login.example.com/oauth/par',
    usesDpop: true,
    scopes: ['read:user', 'user:email'],
  });

const choosePrivateKey = async (page: Page): Promise<void> => {
  await page.getByLabel('Client Authentication').selectOption('private_key_jwt');
  await page.getByLabel('Key ID').waitFor();
};

/** A server of one's own with token requests and URLs that are its own. */
const ofServer = (seed: Seed) =>
  seed.post('/api/oauth-configs', {
    providerId: 2,
    clientId: 'Iv1.8a61f9b3a7aba766',
    clientSecret: 'a-client-secret-0123456789',
    authorizationUrl: 'https://login.example.com/oauth/authorize',
    tokenUrl: 'https://login.example.com/oauth/token',
    redirectUri: 'http://localhost:4000/oauth-callback',
    tokenParams: { type: 'web_server' },
    tokenBody: 'json',
    scopeSeparator: ',',
    accountFields: ['tenant'],
    apiUrl: 'https://api.example.com/{tenant}',
  });

const showServer = async (page: Page): Promise<void> => {
  await page.getByLabel('API Base URL').scrollIntoViewIfNeeded();
};

export const list: ShotList = {
  feature: 'oauth-security',
  shots: [
    { name: 'server-fields', path: CONFIGURE, seed: ofServer, act: showServer },
    { name: 'new-key', path: CONFIGURE, act: choosePrivateKey },
    {
      name: 'saved-key',
      path: CONFIGURE,
      seed: signing,
      act: (page) => page.getByRole('switch', { name: 'Bind tokens to a key (DPoP)' }).waitFor(),
    },
    {
      name: 'public-key',
      path: '/oauth?providerId=2&step=test-connection',
      seed: signing,
      act: (page) => page.getByText('Public key', { exact: true }).waitFor(),
    },
  ],
};
