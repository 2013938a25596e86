import { describe, expect, it } from 'vitest';
import { oauthSchema } from '#schema/oauth.ts';
import { contradictionsIn, type Login, type LoginEntry } from './login-contradictions.ts';

const login = (slug: string, facts: Record<string, unknown> = {}, isLike = false): Login => ({
  slug,
  isLike,
  facts: oauthSchema.parse({
    authorizationUrl: `https://login.${slug}.example/authorize`,
    tokenUrl: `https://login.${slug}.example/token`,
    sources: ['https://docs.example/'],
    checkedOn: '2026-11-30',
    ...facts,
  }),
});

const entry = (id: string, oauth: Partial<LoginEntry['oauth']> = null): LoginEntry => ({
  id,
  hosts: [`api.${id}.example`],
  oauth: oauth && {
    authorizationUrl: `https://login.${id}.example/authorize`,
    tokenUrl: `https://login.${id}.example/token`,
    scopes: [],
    ...oauth,
  },
});

const NONE = new Set<string>();
const found = (
  logins: readonly Login[],
  entries: readonly LoginEntry[] = [entry('acme'), entry('other')],
  without: ReadonlySet<string> = NONE,
) => contradictionsIn(logins, entries, without).map(({ slug, at, what }) => [slug, at, what]);

it('what fits together is no contradiction', () => {
  const acme = login('acme', {
    scopes: { read: 'Read.' },
    clientAuth: 'basic',
    account: { profileUrl: 'https://api.acme.example/me', id: ['id'] },
  });
  const same = login('other', { tokenUrl: 'https://login.acme.example/token', clientAuth: 'basic' });
  const offered = entry('acme', { scopes: ['read'] });
  expect(found([acme, same], [offered, entry('other')])).toEqual([]);
});

describe('a contradiction is found', () => {
  it.each([
    [
      { apiUrl: 'https://api.others.example/v1' },
      'apiUrl',
      'apiUrl: https://api.others.example/v1 is on no host that gets the token',
    ],
    [
      { apiUrl: '{api_url}', accountFields: { api_url: { from: 'token', label: 'API URL' } } },
      'apiUrl',
      'apiUrl: {api_url} is on no host that gets the token',
    ],
    [
      { refreshUrl: 'https://login.acme.example/token' },
      'refreshUrl',
      'refreshUrl: is the token URL; leave it out',
    ],
    [
      { authorizationUrl: 'https://login.acme.example/users/sign_in' },
      'authorizationUrl',
      'authorizationUrl: is a page where people sign in',
    ],
    [
      { authorizationUrl: 'https://acme.example/login' },
      'authorizationUrl',
      'authorizationUrl: is a page where people sign in',
    ],
    [
      { isApiAtTokenHost: true, apiHosts: ['login.acme.example'] },
      'apiHosts',
      'apiHosts: login.acme.example is the host of the token URL already',
    ],
    [
      { account: { profileUrl: 'https://me.acme.example/me', id: ['id'] } },
      'account',
      'account: me.acme.example is no host that gets the token',
    ],
  ])('in the facts of one login: %j', (facts, at, what) => {
    expect(found([login('acme', facts)])).toEqual([['acme', at, what]]);
  });

  it.each([
    [
      'tokenUrl',
      { clientAuth: 'body' },
      'clientAuth',
      'clientAuth: providers/other says basic about the same server',
    ],
    [
      'tokenUrl',
      { scopeSeparator: ',' },
      'scopeSeparator',
      'scopeSeparator: providers/other says   about the same server',
    ],
    [
      'host',
      { clientAuth: 'body' },
      'clientAuth',
      'clientAuth: providers/other says basic about the same server',
    ],
  ])('between two logins at the same %s: %j', (shared, facts, at, what) => {
    const path = shared === 'host' ? 'other' : 'token';
    const other = login('other', { tokenUrl: `https://login.acme.example/${path}`, clientAuth: 'basic' });
    expect(found([login('acme', { usesPkce: true, ...facts }), other])).toEqual([['acme', at, what]]);
  });

  it('not where the facts are shared, or where one of them is not known', () => {
    const other = login('other', { tokenUrl: 'https://login.acme.example/token', clientAuth: 'basic' });
    expect(found([login('acme', { clientAuth: 'body' }, true), other])).toEqual([]);
    expect(found([login('acme'), other])).toEqual([]);
  });

  it('if no host of the API is known', () => {
    const what = 'apiHosts: no host of the API is known, so that its token goes nowhere';
    expect(found([login('acme')], [{ ...entry('acme'), hosts: [] }])).toEqual([['acme', '', what]]);
    const named = login('acme', { hostFields: { instance_url: ['*.acme.example'] } });
    expect(found([named], [{ ...entry('acme'), hosts: [] }])).toEqual([]);
  });

  it('if an entry has a scope that the facts do not describe', () => {
    const what = 'scopes: the entry has write, which is not described here';
    const offered = entry('acme', { scopes: ['read', 'write'] });
    expect(found([login('acme', { scopes: { read: 'Read.' } })], [offered])).toEqual([['acme', '', what]]);
  });

  it('if an entry logs in elsewhere at the same server', () => {
    const old = entry('old', { authorizationUrl: 'https://login.acme.example/v1/authorize' });
    const what =
      'oauth: https://login.acme.example/v1/authorize is not where acme of the same server logs in';
    expect(found([login('acme')], [entry('acme'), old])).toEqual([['old', '', what]]);
  });

  it('if a file says that there is no login', () => {
    const without = new Set(['acme']);
    const what = 'oauth: without-oauth.yaml says that there is none';
    expect(found([], [entry('acme', {})], without)).toEqual([['acme', '', what]]);
    expect(found([login('acme')], [entry('acme')], without)).toEqual([['acme', '', 'has both files']]);
  });
});
