import { APP_ITSELF } from '#test/oauth-login.ts';
import { conformant, json, type Peculiarity } from '#test/peculiarities/peculiar-server.ts';

const LOGIN = /Press Reconnect|log in/i;

/** What servers and APIs answer when a token is over. */
export const OF_RENEWALS: Peculiarity[] = [
  {
    name: 'Keycloak, which calls a dead refresh token an invalid token',
    source: 'https://github.com/n8n-io/n8n/issues/1507',
    renews: () => json({ error: 'invalid_token', error_description: 'Token is not active' }, 401),
    renewal: [412, LOGIN],
  },
  {
    name: 'a refresh token that lives for half an hour',
    source: 'https://github.com/Kong/insomnia/pull/1729',
    renews: () => json({ error: 'invalid_grant' }, 400),
    renewal: [412, LOGIN],
  },
  {
    name: 'an access manager that answers a dead refresh token with the grant',
    source: 'https://github.com/gravitee-io/gravitee-access-management/pull/2460',
    renews: () => json({ error: 'invalid_grant', error_description: 'Refresh token is invalid' }, 400),
    renewal: [412, LOGIN],
  },
  {
    name: 'Withings, which answers 200 to a dead refresh token',
    source: 'https://www.npmjs.com/package/withings-node-oauth2',
    renews: () => json({ status: 503, body: {}, error: 'Invalid Params: invalid refresh_token' }),
    renewal: [412, LOGIN],
  },
  {
    name: 'a server that fails while it renews, which leaves the tokens as they are',
    source: 'https://github.com/n8n-io/n8n/issues/12742',
    renews: () => ({ status: 500, type: 'text/html', body: '<h1>Server Error</h1>' }),
    renewal: [503, /status 500/],
  },
  {
    name: 'a renewal whose answer is a form',
    source: 'https://github.com/Kong/insomnia/issues/5701',
    renews: ({ access, refresh }) => ({
      type: 'application/x-www-form-urlencoded',
      body: `access_token=${access}&refresh_token=${refresh}&expires_in=3600`,
    }),
  },
  {
    name: 'a renewal that brings no new refresh token and no lifetime',
    source: 'https://github.com/NangoHQ/nango/issues/6775',
    renews: ({ access }) => json({ access_token: access, token_type: 'Bearer' }),
  },
  {
    name: 'Teamleader, whose token is over after an hour',
    source: 'https://github.com/n8n-io/n8n/issues/5623',
    rejects: json({ errors: [{ title: 'Access token expired', status: 401 }] }, 401),
    later: 'dies',
  },
  {
    name: 'an API behind a gateway whose token dies before its time',
    source: 'https://github.com/n8n-io/n8n/issues/22893',
    rejects: { status: 401, body: 'Token not found' },
    later: 'dies',
  },
  {
    name: 'Marketo, which answers 200 to a token that is over',
    source: 'https://github.com/n8n-io/n8n/issues/32423',
    grants: (tokens) => json({ ...conformant(tokens), expires_in: 3599 }),
    rejects: json({ success: false, errors: [{ code: '602', message: 'Access token expired' }] }),
    later: 'expires',
  },
  {
    name: 'an API that answers 200 with a number of its own',
    source: 'https://github.com/n8n-io/n8n/issues/38508',
    rejects: json({ errcode: 40001 }),
    later: 'expires',
  },
  {
    name: 'Microsoft Fabric, which answers 403 and nothing to a token that is over',
    source: 'https://github.com/n8n-io/n8n/issues/17450',
    config: APP_ITSELF,
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 3599 }),
    rejects: { status: 403, body: '' },
    later: 'expires',
    ends: 'access',
  },
  {
    name: 'an app whose token is asked for again after some hours',
    source: 'https://github.com/n8n-io/n8n/issues/10199',
    config: APP_ITSELF,
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 7200 }),
    later: 'expires',
    ends: 'access',
  },
  {
    name: 'Microsoft, whose API says that the lifetime is over',
    source: 'https://github.com/n8n-io/n8n/issues/12920',
    rejects: json(
      {
        error: {
          code: 'InvalidAuthenticationToken',
          message: 'Lifetime validation failed, the token is expired.',
        },
      },
      401,
    ),
    later: 'dies',
  },
];
