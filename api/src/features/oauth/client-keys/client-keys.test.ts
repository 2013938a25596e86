import { generateKeyPairSync } from 'node:crypto';
import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const PEM = ec.export({ format: 'pem', type: 'pkcs8' }).toString();
const KEY = { clientAuth: 'private_key_jwt', clientSecret: PEM, keyId: 'mine' } as const;

const make = (fields: Record<string, unknown> = {}): Promise<OauthConfig> =>
  makeOauthConfig(stand.app, stand.tokens, fields);
const change = (id: number, fields: Record<string, unknown>) =>
  stand.app.rest('PATCH', `/oauth-configs/${id}`, fields);
const clientOf = ({ id }: OauthConfig) =>
  stand.app.deps.connection.transaction((tx) => loadOauthClient(stand.app.deps, tx, id));
const stored = async (id: number) =>
  stand.app.deps.connection.db
    .selectFrom('oauth_configs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What was signed in each request at the token URL. */
const assertions = () =>
  stand.tokens.received.map(({ body }) => {
    const assertion = new URLSearchParams(body).get('client_assertion') ?? '';
    return assertion
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  });

beforeEach(async () => {
  await stand.deleteConfigs();
  stand.tokens.received.length = 0;
  stand.tokens.behave(GRANTED);
});

describe('a private key of a client', () => {
  it('is sealed as a secret is: only its public part is shown', async () => {
    const config = await make(KEY);
    expect(config).toMatchObject({
      clientAuth: 'private_key_jwt',
      clientSecret: `---${'*'.repeat(20)}`,
      signingKey: { alg: 'ES256', keyId: 'mine' },
    });
    const [key] = JSON.parse(config.signingKey?.publicJwks ?? '{}').keys;
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', kid: 'mine', alg: 'ES256', use: 'sig' });
    const secret = ec.export({ format: 'jwk' }).d ?? 'none';
    for (const text of [JSON.stringify(config), JSON.stringify(await stored(config.id))]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('PRIVATE KEY');
    }
    expect((await stored(config.id)).client_secret).toMatch(/^v2\./);
  });

  it('is made if none is entered, for the algorithm that is chosen', async () => {
    const config = await make({ clientAuth: 'private_key_jwt', clientSecret: '', signingAlg: 'ES384' });
    expect(config.signingKey).toMatchObject({ alg: 'ES384', keyId: expect.stringMatching(/^[\w-]{36}$/) });
    expect(config.clientSecret).toMatch(/^\{"k\*+$/);
    await connectOauth(stand.app, config);
    expect(assertions()[0]?.[0]).toEqual({ alg: 'ES384', kid: config.signingKey?.keyId });
  });

  it('signs each request, and the key is in none, over REST and tRPC alike', async () => {
    const config = await make(KEY);
    const { id } = await connectOauth(stand.app, config);
    expect((await stand.app.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    expect(assertions()).toHaveLength(2);
    for (const { headers, body } of stand.tokens.received) {
      expect(headers.authorization).toBeUndefined();
      expect(body).not.toMatch(/client_secret|PRIVATE/);
    }
  });

  it('is what the configuration says, not what else its secret could be', async () => {
    const config = await make(KEY);
    // As if the row had been changed outside Gatehouse.
    const { db } = stand.app.deps.connection;
    await db.updateTable('oauth_configs').set({ chosen_auth: 'body' }).where('id', '=', config.id).execute();
    expect(await clientOf(config)).toMatchObject({ clientSecret: '', signingKey: null });
  });

  it('does not open with another public key beside it, which would be registered in its place', async () => {
    const config = await make(KEY);
    const { db } = stand.app.deps.connection;
    const signing_key = JSON.stringify({ alg: 'ES256', keyId: 'theirs', publicJwks: '{"keys":[]}' });
    await db.updateTable('oauth_configs').set({ signing_key }).where('id', '=', config.id).execute();
    await expect(clientOf(config)).rejects.toThrow('cannot be decrypted');
  });

  it('is remembered with the audience that the server wants', async () => {
    const config = await make({ ...KEY, issuer: stand.tokens.url });
    stand.tokens.behave(({ body }) => {
      const [, payload = ''] = (new URLSearchParams(body).get('client_assertion') ?? '').split('.');
      const { aud } = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return aud === stand.tokens.tokenUrl ? GRANTED : { status: 401, body: '{"error":"invalid_client"}' };
    });
    const { id } = await connectOauth(stand.app, config);
    expect((await stand.app.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    const { tokenUrl, url } = stand.tokens;
    expect(assertions().map(([, { aud }]) => aud)).toEqual([url, tokenUrl, tokenUrl]);
    expect((await stored(config.id)).client_auth).toBe('signed_for_url');
    expect((await change(config.id, { assertionAudience: url })).status).toBe(200);
    expect((await stored(config.id)).client_auth).toBeNull();
  });
});

type Rejected = { status: number; body: { issues?: { path: string[]; message: string }[] } };

const messageAt = ({ status, body }: Rejected) => [
  status,
  Object.fromEntries(body.issues?.map(({ path, message }) => [path.join('.'), message]) ?? []),
];

describe('a configuration whose client signs', () => {
  it('keeps its key when anything else is changed, and shows what it is called from then on', async () => {
    const config = await make(KEY);
    const { body } = await change(config.id, { keyId: 'renamed', scopes: ['other'] });
    expect(body.signingKey).toMatchObject({ alg: 'ES256', keyId: 'renamed' });
    const before = JSON.parse(config.signingKey?.publicJwks ?? '').keys[0];
    expect(JSON.parse(body.signingKey.publicJwks).keys[0]).toEqual({ ...before, kid: 'renamed' });
    expect((await clientOf(config)).signingKey).toMatchObject({ alg: 'ES256', keyId: 'renamed' });
  });

  it('gets another key if the one before is cleared', async () => {
    const config = await make(KEY);
    const { body } = await change(config.id, { clientSecret: '', clientAuth: 'private_key_jwt', keyId: '' });
    expect(body.signingKey).toMatchObject({ alg: 'RS256' });
    expect(body.signingKey.publicJwks).not.toBe(config.signingKey?.publicJwks);
  });

  it('has no secret in place of a key, and no key in place of a secret', async () => {
    const withSecret = await make();
    expect(messageAt(await change(withSecret.id, { clientAuth: 'private_key_jwt' }))).toMatchObject([
      400,
      { clientSecret: 'Enter the private key, or leave this empty to have one made' },
    ]);
    expect(messageAt(await change(withSecret.id, { clientSecret: PEM }))).toMatchObject([
      400,
      { clientSecret: expect.stringContaining('This is a private key, not a client secret') },
    ]);
    const made = await change(withSecret.id, { clientAuth: 'private_key_jwt', clientSecret: '' });
    expect(made.body.signingKey).toMatchObject({ alg: 'RS256' });
    expect(messageAt(await change(withSecret.id, { clientAuth: 'basic' }))).toMatchObject([
      400,
      { clientSecret: 'Client Secret is required' },
    ]);
    const back = await change(withSecret.id, {
      clientAuth: 'basic',
      clientSecret: 'a-new-secret-0123456789',
    });
    expect(back.body).toMatchObject({ signingKey: null, clientSecret: `a-n${'*'.repeat(20)}` });
  });

  it('rejects what is no key, or does not fit, and stores nothing', async () => {
    const config = await make(KEY);
    const cases: [object, object][] = [
      [{ clientSecret: 'no key at all' }, { clientSecret: expect.stringContaining('PEM') }],
      [{ signingAlg: 'RS256' }, { signingAlg: 'This key cannot sign with RS256, only with ES256' }],
    ];
    for (const [fields, expected] of cases)
      expect(messageAt(await change(config.id, fields as Record<string, unknown>))).toMatchObject([
        400,
        expected,
      ]);
    expect((await clientOf(config)).signingKey).toMatchObject({ alg: 'ES256', keyId: 'mine' });
  });

  it('gets its key again when it would speak to another host', async () => {
    const config = await make(KEY);
    const moved = await change(config.id, { tokenUrl: 'https://other.example/token' });
    expect(messageAt(moved)).toEqual([400, { clientSecret: expect.stringContaining('again') }]);
  });
});
