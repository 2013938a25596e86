import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  APP_ITSELF,
  beginOauthLogin,
  completeOauthLogin,
  connectOauth,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
let config: OauthConfig;
beforeEach(async () => {
  await stand.deleteConfigs();
  stand.tokens.received.length = 0;
  config = await makeOauthConfig(stand.app, stand.tokens);
});

const BOUND = { body: GRANTED.body.toString().replace('{', '{"token_type":"DPoP",') };

const WANTED = [
  { error: 'invalid_dpop_proof' },
  { error: 'use_dpop_nonce' },
  { error: 'invalid_grant', error_description: 'DPoP proof JWT not provided' },
  { error: 'invalid_request', error_description: 'A DPoP proof is required' },
];

const logIn = async () => {
  const { state, cookie } = await beginOauthLogin(stand.app, config);
  return (await completeOauthLogin(stand.app, { code: 'a-code-0123456789', state }, { cookie })).body;
};

const stored = async (): Promise<OauthConfig> => (await stand.app.rest('GET', '/oauth-configs')).body[0];

const proofs = () => stand.tokens.received.map(({ headers }) => headers.dpop !== undefined);

const demand = (said: object): void =>
  stand.tokens.behave(({ headers }) =>
    headers.dpop === undefined ? { status: 400, body: JSON.stringify(said) } : BOUND,
  );

describe('a server that wants a proof that was not switched on', () => {
  it.each(WANTED)('gets one, and from then on at once: %j', async (said) => {
    demand(said);
    const connection = await connectOauth(stand.app, config);
    expect(connection.tokenType).toBe('DPoP');
    expect(proofs()).toEqual([false, true]);
    expect((await stored()).usesDpop).toBe(true);
    await connectOauth(stand.app, config);
    expect(proofs()).toEqual([false, true, true]);
    const { body } = await stand.app.rest('GET', '/audit?action=oauth.configure');
    expect(JSON.stringify(body)).toContain('usesDpop');
  });

  it('gets its nonce in it too', async () => {
    let asked = 0;
    stand.tokens.behave(({ headers }) => {
      asked += 1;
      if (asked === 3) return BOUND;
      const error = headers.dpop === undefined ? 'invalid_dpop_proof' : 'use_dpop_nonce';
      return { status: 400, headers: { 'dpop-nonce': 'n' }, body: JSON.stringify({ error }) };
    });
    expect((await connectOauth(stand.app, config)).tokenType).toBe('DPoP');
    expect(proofs()).toEqual([false, true, true]);
  });

  it.each(WANTED)(
    'and refuses that too is asked no further, and nothing is switched on: %j',
    async (said) => {
      stand.tokens.behave({ status: 400, body: JSON.stringify(said) });
      expect(await logIn()).toMatchObject({ success: false });
      expect(stand.tokens.received.length).toBeLessThanOrEqual(3);
      expect((await stored()).usesDpop).toBe(false);
    },
  );

  it('is not asked again for a renewal, which may use up its token', async () => {
    stand.tokens.behave(GRANTED);
    const { id } = await connectOauth(stand.app, config);
    demand({ error: 'invalid_dpop_proof' });
    stand.tokens.received.length = 0;
    const { status, body } = await stand.app.rest('POST', `/oauth-connections/${id}/refresh`);
    expect([status, proofs()]).toEqual([503, [false]]);
    expect(body.message).toContain('DPoP');
  });

  it('is not taken for one that refuses something else', async () => {
    stand.tokens.behave({ status: 400, body: '{"error":"invalid_grant"}' });
    expect(await logIn()).toMatchObject({ success: false });
    expect(proofs()).toEqual([false]);
  });
});

describe('a token that is bound unasked', () => {
  it('is not taken; the next login asks for one', async () => {
    stand.tokens.behave(BOUND);
    expect(await logIn()).toMatchObject({
      success: false,
      error: expect.stringContaining('bound to a key (DPoP)'),
      advice: ['Gatehouse asks for such tokens from now on. Start the login again.'],
    });
    expect(await logIn()).toMatchObject({ success: true });
    expect(proofs()).toEqual([false, true]);
  });

  it('is asked for again at once where no login is needed for it', async () => {
    await stand.deleteConfigs();
    stand.tokens.behave(BOUND);
    config = await makeOauthConfig(stand.app, stand.tokens, APP_ITSELF);
    expect((await obtainOauthToken(stand.app, config)).tokenType).toBe('DPoP');
    expect(proofs()).toEqual([false, true]);
    expect((await stored()).usesDpop).toBe(true);
  });
});
