import { expect } from 'vitest';
import {
  conformant,
  idToken,
  json,
  type Peculiarity,
  type Tokens,
} from '#test/peculiarities/peculiar-server.ts';

const form = ({ access, refresh }: Tokens) => ({
  type: 'application/x-www-form-urlencoded; charset=utf-8',
  body: `access_token=${access}&token_type=bearer&expires_in=3600&refresh_token=${refresh}&scope=repo%2Cgist`,
});

/** Token responses that are not as RFC 6749 describes them. */
export const OF_RESPONSES: Peculiarity[] = [
  {
    name: 'a refresh token that is called refreshToken',
    source: 'https://github.com/nextauthjs/next-auth/issues/1067',
    grants: ({ access, refresh }) => json({ access_token: access, refreshToken: refresh, expires_in: 3600 }),
    reads: { isRenewable: true },
  },
  {
    name: 'an access token that is called accessToken, with the rest alike',
    source: 'https://github.com/nextauthjs/next-auth/issues/7481',
    grants: ({ access, refresh }) =>
      json({ accessToken: access, refreshToken: refresh, tokenType: 'Bearer', expiresIn: 3600 }),
    reads: { isRenewable: true, tokenType: 'Bearer' },
  },
  {
    name: 'GitHub, which answers 200 to a code that is over',
    source: 'https://github.com/nextauthjs/next-auth/issues/4245',
    grants: () =>
      json({
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      }),
    fails: /incorrect or expired.*[Ll]og in again|[Ss]tart the login again/,
  },
  {
    name: 'GitHub, which answers 200 to a wrong secret',
    source: 'https://github.com/nextauthjs/next-auth/issues/6729',
    grants: () =>
      json({
        error: 'incorrect_client_credentials',
        error_description: 'The client_id and/or client_secret passed are incorrect.',
      }),
    fails: /client/i,
  },
  {
    name: 'WeChat, whose errors are numbers in a 200',
    source: 'https://github.com/nextauthjs/next-auth/issues/11428',
    grants: () => json({ errcode: 40029, errmsg: 'invalid code, rid: 66bf' }),
    fails: /40029.*invalid code/,
  },
  {
    name: 'Splitwise, whose token has neither a lifetime nor a refresh token',
    source: 'https://github.com/nextauthjs/next-auth/issues/10681',
    grants: ({ access }) => json({ access_token: access, token_type: 'bearer' }),
    reads: { expiresAt: null, isRenewable: false, tokenType: 'Bearer' },
    renewal: [409],
    ends: 'access',
  },
  {
    name: 'Bullhorn, which sends a page where a token is expected',
    source: 'https://github.com/n8n-io/n8n/issues/18058',
    grants: () => ({ type: 'text/html;charset=utf-8', body: '<html><body>Log in</body></html>' }),
    fails: /a web page instead of a token/,
  },
  {
    name: 'JSON that is said to be plain text',
    source: 'https://github.com/dart-archive/oauth2/pull/20',
    grants: (tokens) => ({ ...json(conformant(tokens)), type: 'text/plain' }),
  },
  {
    name: 'an ID token alone, where an access token is wanted',
    source: 'https://github.com/Kong/insomnia/issues/839',
    grants: () => json({ id_token: idToken({ iss: 'https://id.example', sub: '1' }), token_type: 'Bearer' }),
    fails: /a response without an access token/,
  },
  {
    name: 'a lifetime without a refresh token',
    source: 'https://github.com/Kong/insomnia/issues/150',
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 600 }),
    reads: { isRenewable: false },
    renewal: [409],
    ends: 'access',
  },
  {
    name: 'Stripe apps, which give a refresh token and no lifetime',
    source: 'https://github.com/NangoHQ/nango/pull/1780',
    grants: ({ access, refresh }) =>
      json({ access_token: access, refresh_token: refresh, livemode: true, scope: 'stripe_apps' }),
    reads: { isRenewable: true, expiresAt: expect.stringMatching(/^\d{4}-/) },
  },
  {
    name: 'Jobber, which gives two tokens and nothing else',
    source: 'https://github.com/n8n-io/n8n/issues/30345',
    auth: 'body',
    grants: ({ access, refresh }) => json({ access_token: access, refresh_token: refresh }),
    reads: { isRenewable: true, expiresAt: expect.stringMatching(/^\d{4}-/) },
  },
  {
    name: 'Slack, which has the token of the user in an object of its own',
    source: 'https://github.com/oomol-lab/open-connector/pull/409',
    grants: (tokens) =>
      json({ ok: true, scope: '', authed_user: { id: 'U1', ...conformant(tokens), scope: 'chat:write' } }),
    reads: { scopes: ['chat:write'] },
  },
  {
    name: 'Discord, whose ID token has an issuer that nobody has configured',
    source: 'https://github.com/nextauthjs/next-auth/issues/12208',
    grants: (tokens) =>
      json({
        ...conformant(tokens),
        id_token: idToken({ iss: 'https://discord.com', sub: '80351110224678912', email: 'ada@example.com' }),
      }),
    reads: { account: 'ada@example.com' },
  },
  {
    name: 'Facebook, which sends an ID token unasked',
    source: 'https://github.com/nextauthjs/next-auth/issues/4740',
    grants: (tokens) =>
      json({ ...conformant(tokens), id_token: idToken({ iss: 'https://www.facebook.com', sub: '7' }) }),
  },
  {
    name: 'an ID token with the nonce of the login',
    source: 'https://openid.net/specs/openid-connect-core-1_0.html#IDToken',
    config: { scopes: ['openid'] },
    grants: (tokens) =>
      json({
        ...conformant(tokens),
        id_token: idToken({ iss: 'https://id.example', sub: '1', nonce: tokens.nonce }),
      }),
  },
  {
    name: 'an ID token of another login',
    source: 'https://openid.net/specs/openid-connect-core-1_0.html#NonceNotes',
    config: { scopes: ['openid'] },
    grants: (tokens) =>
      json({
        ...conformant(tokens),
        id_token: idToken({ iss: 'https://id.example', sub: '1', nonce: 'other' }),
      }),
    fails: /another login|nonce/i,
  },
  {
    name: 'GitHub, which answers with a form',
    source: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps',
    grants: form,
    renews: form,
    reads: { scopes: ['repo', 'gist'] },
  },
  {
    name: 'Mailchimp, whose lifetime of 0 means that there is no end',
    source: 'https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/',
    grants: ({ access }) => json({ access_token: access, expires_in: 0, scope: null }),
    reads: { expiresAt: null },
    renewal: [409],
    ends: 'access',
  },
  {
    name: 'Salesforce, which names the host of the organization',
    source:
      'https://developer.salesforce.com/docs/atlas.en-us.262.0.chatterapi.meta/chatterapi/quickstart_connecting.htm',
    config: { accountFields: ['instance_url'], apiUrl: '{instance_url}' },
    grants: (tokens) => json({ ...conformant(tokens), instance_url: 'https://acme.my.salesforce.com' }),
    // Nobody has said that this host gets the token.
    reads: {
      baseUrl: null,
      accountFields: [
        { name: 'instance_url', label: 'instance_url', value: 'https://acme.my.salesforce.com' },
      ],
    },
  },
  {
    name: 'scopes as a list',
    source: 'https://dev.twitch.tv/docs/authentication/getting-tokens-oauth/',
    grants: (tokens) => json({ ...conformant(tokens), scope: ['user:read:email', 'bits:read'] }),
    reads: { scopes: ['user:read:email', 'bits:read'] },
  },
];
