import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { toKeyRows } from '#src/features/keys/offers/key-rows.ts';
import {
  callChoices,
  chosenCredential,
  idOf,
  nameOf,
  nounOf,
  shownCredentialOf,
} from '#src/features/requests/offers/call-choices.ts';

const providers = [1, 2].map((id) => ({
  id,
  slug: `api-${id}`,
  name: `API ${id}`,
  hosts: [],
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
    status,
    isRenewable: false,
    problem: null,
    tokenPlacement: { type: 'bearer' },
    tokenHeaders: {},
    tokenHosts: [],
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

  it('is one that works, of the provider in the URL', () => {
    const all = choices([key(5, 1)], [connection(1, 1), connection(2, 2, 'needs_reauth')]);
    expect(idOf(chosenCredential(all, { providerId: 1 }))).toEqual({ connectionId: 1 });
    expect(idOf(chosenCredential(all, { providerId: 2 }))).toEqual({ connectionId: 2 });
    expect(idOf(chosenCredential(choices([key(6, 1)], [connection(1, 1)]), { providerId: 1 }))).toEqual({
      keyId: 6,
    });
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
