import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import {
  type Credential,
  type SecretNoun,
  type SecretVariable,
  shownConnectionCredential,
  shownCredential,
} from '@gatehouse/request/credential.ts';
import { useMemo } from 'react';
import { type KeyChoice, keyChoices } from '#src/features/keys/offers/key-choices.ts';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { useConnections } from '#src/features/oauth/offers/connection-queries.ts';
import { loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import type { QueryState } from '#src/ui/feedback/load-state.tsx';

/** A connection whose provider is in the list. */
export interface ConnectionChoice {
  connection: OauthConnection;
  provider: Provider;
  key?: undefined;
}

/** What a call can be made with. */
export type CallChoice = (KeyChoice & { connection?: undefined }) | ConnectionChoice;

/** Which credential is meant: the id of a key or of a connection; neither if none is chosen. */
export interface CredentialId {
  keyId?: number | undefined;
  connectionId?: number | undefined;
}

export const idOf = (choice: CallChoice | undefined): CredentialId =>
  choice?.connection === undefined ? { keyId: choice?.key.id } : { connectionId: choice.connection.id };

export const isSameId = (one: CredentialId, other: CredentialId): boolean =>
  one.keyId === other.keyId && one.connectionId === other.connectionId;

/** What a choice is called where no list of its provider is around it. */
export const nameOf = ({ key, provider }: CallChoice): string =>
  key?.name ?? `${providerLabel(provider)} connection`;

export const nounOf = ({ connection }: { connection?: OauthConnection | undefined }): SecretNoun =>
  connection === undefined ? 'key' : 'access token';

export const shownCredentialOf = ({ key, provider, connection }: CallChoice): Credential<SecretVariable> =>
  key === undefined ? shownConnectionCredential(provider, connection) : shownCredential(provider, key);

/** What changes when another call results from the same request. */
export const versionOf = ({ key, connection }: CallChoice): unknown[] =>
  connection === undefined ? [key.pinnedHosts, key.baseUrl] : [connection.updatedAt, connection.status];

/** The keys and connections that can be chosen, ordered by provider id, the keys of each first. */
export const callChoices = (
  rows: readonly KeyRow[],
  providers: readonly Provider[],
  connections: readonly OauthConnection[],
): CallChoice[] => {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const connected = connections.flatMap((connection): ConnectionChoice[] => {
    const provider = byId.get(connection.providerId);
    return provider === undefined ? [] : [{ connection, provider }];
  });
  return [...keyChoices(rows), ...connected].sort((one, other) => one.provider.id - other.provider.id);
};

/** What the URL says about the credential. */
interface CredentialInUrl extends CredentialId {
  /** Without an id: one of this provider's. */
  providerId?: number | undefined;
}

const works = ({ key, connection }: CallChoice): boolean =>
  connection === undefined ? key.isActive : loginReason(connection) === undefined;

/**
 * The key or the connection with the id in the URL. If the URL names a provider, the one of its keys and connections that was
 * chosen `before`, or the first that works; if it names nothing, the one chosen before, or the only one.
 */
export const chosenCredential = (
  choices: readonly CallChoice[],
  { keyId, connectionId, providerId }: CredentialInUrl,
  before: CredentialId = {},
): CallChoice | undefined => {
  const find = (among: readonly CallChoice[], id: CredentialId): CallChoice | undefined =>
    among.find((choice) => isSameId(idOf(choice), id));
  if (keyId !== undefined || connectionId !== undefined) return find(choices, { keyId, connectionId });
  const possible =
    providerId === undefined ? choices : choices.filter(({ provider }) => provider.id === providerId);
  const known = find(possible, before);
  if (known !== undefined || (providerId === undefined && possible.length > 1)) return known;
  return possible.find(works) ?? possible[0];
};

/** The keys and connections that a call can be made with, once all lists are loaded. */
export const useCallChoices = (): QueryState<CallChoice[]> => {
  const rows = useKeyRows();
  const providers = useProviders();
  const connections = useConnections();
  const data = useMemo(
    () =>
      rows.data && providers.data && connections.data
        ? callChoices(rows.data, providers.data, connections.data)
        : undefined,
    [rows.data, providers.data, connections.data],
  );
  return {
    data,
    error: rows.error ?? connections.error,
    isFetching: rows.isFetching || connections.isFetching,
    refetch: () => {
      if (rows.error) void rows.refetch();
      if (connections.error) void connections.refetch();
    },
  };
};
