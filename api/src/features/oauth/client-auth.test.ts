import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
let config: OauthConfig;

const ways = () =>
  stand.tokens.received.map(({ headers }) => (headers.authorization === undefined ? 'post' : 'basic'));

/** A server that reads the client only in one of the two ways. */
const reads = (way: 'post' | 'basic') => {
  stand.tokens.received.length = 0;
  stand.tokens.behave(({ headers }) =>
    (headers.authorization === undefined) === (way === 'post')
      ? GRANTED
      : { status: 401, body: '{"error":"invalid_client"}' },
  );
};

beforeEach(async () => {
  await stand.deleteConfigs();
  config = await makeOauthConfig(stand.app, stand.tokens);
});

describe('the way in which a server has accepted the client', () => {
  it('comes first in the next login and in each renewal', async () => {
    reads('post');
    const { id } = await connectOauth(stand.app, config);
    expect(ways()).toEqual(['basic', 'post']);
    await connectOauth(stand.app, config);
    expect((await stand.app.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    expect(ways().slice(2)).toEqual(['post', 'post']);
  });

  it('is only where it begins: a server that has changed is still understood, and that is remembered too', async () => {
    reads('post');
    const { id } = await connectOauth(stand.app, config);
    reads('basic');
    const refresh = () => stand.app.rest('POST', `/oauth-connections/${id}/refresh`);
    expect((await refresh()).status).toBe(200);
    expect((await refresh()).status).toBe(200);
    expect(ways()).toEqual(['post', 'basic', 'basic']);
  });

  it('is forgotten with the client', async () => {
    reads('post');
    await connectOauth(stand.app, config);
    const changed = await stand.app.rest('PATCH', `/oauth-configs/${config.id}`, { clientId: 'another' });
    // No caller has to know of it.
    expect(Object.keys(changed.body).toSorted()).toEqual(Object.keys(config).toSorted());
    reads('post');
    await connectOauth(stand.app, config);
    expect(ways()).toEqual(['basic', 'post']);
  });
});
