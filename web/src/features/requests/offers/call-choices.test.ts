import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { toKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { askedCredential, shownCredentialOf } from '#src/features/requests/offers/asked-credential.ts';
import {
  callChoices,
  chosenCredential,
  credentialOf,
  idOf,
  NO_KEY,
  nameOf,
  nounOf,
  optionOf,
} from '#src/features/requests/offers/call-choices.ts';

const providers = [1, 2].map((id) => ({
  id,
  slug: `api-${id}`,
  name: `API ${id}`,
  hosts: [],
  keyPlacement: { type: 'bearer' },
})) as unknown as Provider[];

const key = (id: number, providerId: number) =>
  ({
    id,
    providerId,
    name: `Key ${id}`,
    isActive: id !== 5,
    baseUrl: null,
    expiresAt: null,
    pinnedHosts: [],
    lastRotated: '2026-01-01T00:00:00.000Z',
  }) as unknown as ApiKey;

const connection = (id: number, providerId: number, status: OauthConnection['status'] = 'active') =>
  ({
    id,
    providerId,
    name: `API ${providerId} connection${id === 9 ? ' 2' : ''}`,
    account: null,
    status,
    isRenewable: false,
    problem: null,
    tokenPlacement: { type: 'bearer' },
    tokenHeaders: {},
    tokenHosts: [],
    baseUrl: null,
    accountFields: [],
    pinnedHosts: [],
  }) as Partial<OauthConnection> as OauthConnection;

const choices = (keys: ApiKey[], connections: OauthConnection[]) =>
  callChoices(toKeyRows(keys, providers), providers, connections);

describe('what a call can be made with', () => {
  it('are the keys and the connection of each provider in the list', () => {
    const all = choices([key(1, 2), key(2, 1)], [connection(1, 2), connection(2, 9)]);
    expect(all.map(idOf)).toEqual([{ keyId: 2 }, { keyId: 1 }, { connectionId: 1 }]);
    expect(all.map(nameOf)).toEqual(['Key 2', 'Key 1', 'API 2 connection']);
    expect(all.map(nounOf)).toEqual(['key', 'key', 'access token']);
  });

  it('is the only connection if there is no key', () => {
    expect(idOf(chosenCredential(choices([], [connection(7, 1)]), {}))).toEqual({ connectionId: 7 });
  });

  it('is the one in the URL: a key and a connection with the same id are not mistaken for each other', () => {
    const all = choices([key(1, 1)], [connection(1, 1), connection(2, 2)]);
    expect(idOf(chosenCredential(all, { connectionId: 1 }))).toEqual({ connectionId: 1 });
    expect(idOf(chosenCredential(all, { keyId: 1 }))).toEqual({ keyId: 1 });
    expect(chosenCredential(all, { keyId: 2 })).toBeUndefined();
    expect(chosenCredential(all, { connectionId: 9 })).toBeUndefined();
  });

  it('is the one chosen before if the URL has none', () => {
    const all = choices([key(1, 1)], [connection(1, 1)]);
    expect(idOf(chosenCredential(all, {}, { connectionId: 1 }))).toEqual({ connectionId: 1 });
    expect(chosenCredential(all, {}, { connectionId: 2 })).toBeUndefined();
  });

  it('is the only one of the provider in the URL, or the one chosen before, and never the first of several', () => {
    const all = choices([key(5, 1)], [connection(1, 1), connection(2, 2, 'needs_reauth')]);
    expect(chosenCredential(all, { providerId: 1 })).toBeUndefined();
    expect(idOf(chosenCredential(all, { providerId: 1 }, { keyId: 5 }))).toEqual({ keyId: 5 });
    expect(idOf(chosenCredential(all, { providerId: 2 }))).toEqual({ connectionId: 2 });
  });

  it('is no key where that was chosen, whatever keys there are', () => {
    const one = choices([key(1, 1)], []);
    for (const chosen of [
      chosenCredential(one, { noKey: true }),
      chosenCredential(one, {}, { noKey: true }),
    ]) {
      expect(chosen).toBe(NO_KEY);
      expect(idOf(chosen)).toEqual({ noKey: true });
    }
    expect(nameOf(NO_KEY)).toBe('No key');
  });

  it('is the value of a select, and the other way round', () => {
    for (const id of [{ keyId: 7 }, { connectionId: 7 }, { noKey: true as const }])
      expect(credentialOf(optionOf(id))).toEqual(id);
    expect(credentialOf('')).toEqual({});
  });

  it('sends a token to the provider alone, as a bearer token that code reads from its own variable', () => {
    const [one] = choices([], [connection(1, 1)]);
    expect(one && shownCredentialOf(one)).toMatchObject({
      placement: { type: 'bearer' },
      hosts: { provider: [], baseUrl: null, pinned: [] },
      secret: { variable: 'API_1_ACCESS_TOKEN' },
    });
  });
});

describe('what a request that names nothing is made with', () => {
  const at = (id: number, baseUrl: string, keyType = 'testing') =>
    ({ ...key(id, 1), baseUrl, keyType }) as ApiKey;
  const URL = 'https://api.example.com/v1/items';

  it('is the only key that is meant for its URL', () => {
    const all = choices([at(1, 'https://api.example.com/v1'), at(2, 'https://api.example.com/v2')], []);
    expect(idOf(askedCredential(all, 'url', URL))).toEqual({ keyId: 1 });
    expect(askedCredential(all, 'url', 'https://other.example/')).toBeUndefined();
  });

  it('is up to the user if several are, an inactive and a live one among them', () => {
    const all = choices(
      [at(5, 'https://api.example.com'), at(2, 'https://api.example.com', 'production')],
      [],
    );
    expect(askedCredential(all, 'url', URL)).toBeUndefined();
  });

  it('is up to the user if its own was deleted, even if only one is left', () => {
    const live = choices([at(2, 'https://api.example.com', 'production')], []);
    expect(askedCredential(live, 'deleted', URL)).toBeUndefined();
  });
});
