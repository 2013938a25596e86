import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { useMemo } from 'react';
import { type KeyChoice, keyChoices } from '#src/features/keys/offers/key-choices.ts';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { useConnections } from '#src/features/oauth/offers/connection-queries.ts';
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

/** No key at all, which is a choice like the others. */
export interface NoKey {
  key?: undefined;
  connection?: undefined;
  provider?: undefined;
}
export const NO_KEY: NoKey = {};

/** What the user has chosen. */
export type ChosenCall = CallChoice | NoKey;

export const isNoKey = (choice: ChosenCall): choice is NoKey => choice.provider === undefined;

/** Which credential is meant: the id of a key or of a connection, or none on purpose; nothing if none is chosen. */
export interface CredentialId {
  keyId?: number | undefined;
  connectionId?: number | undefined;
  noKey?: true | undefined;
}

export const idOf = (choice: ChosenCall | undefined): CredentialId => {
  if (choice === undefined) return {};
  if (isNoKey(choice)) return { noKey: true };
  return choice.connection === undefined ? { keyId: choice.key.id } : { connectionId: choice.connection.id };
};

export const isSameId = (one: CredentialId, other: CredentialId): boolean =>
  one.keyId === other.keyId && one.connectionId === other.connectionId && one.noKey === other.noKey;

/** Whether it says what a call is made with. */
export const isCredential = (id: CredentialId): boolean => !isSameId(id, {});

/** A credential as the value of a select. */
export const optionOf = ({ keyId, connectionId, noKey }: CredentialId): string => {
  if (noKey === true) return 'none';
  return connectionId === undefined ? `key ${keyId}` : `connection ${connectionId}`;
};

export const credentialOf = (option: string): CredentialId => {
  const [type, id] = option.split(' ');
  if (type === 'none') return { noKey: true };
  if (type === 'key') return { keyId: Number(id) };
  return type === 'connection' ? { connectionId: Number(id) } : {};
};

/** What a choice is called where no list of its provider is around it. */
export const nameOf = ({ key, connection }: ChosenCall): string => (key ?? connection)?.name ?? 'No key';

export const nounOf = ({ connection }: { connection?: OauthConnection | undefined }): SecretNoun =>
  connection === undefined ? 'key' : 'access token';

/** What changes when another call results from the same request. */
export const versionOf = ({ key, connection }: ChosenCall): unknown[] =>
  connection === undefined ? [key?.pinnedHosts, key?.baseUrl] : [connection.updatedAt, connection.status];

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

/**
 * What the URL names: a key, a connection or none. If the URL names a provider, the one of its keys and connections that was
 * chosen `before`, or the only one; if it names nothing, the one chosen before, or the only one. Of several, the user chooses.
 */
export const chosenCredential = (
  choices: readonly CallChoice[],
  { providerId, ...named }: CredentialInUrl,
  before: CredentialId = {},
): ChosenCall | undefined => {
  const find = (among: readonly CallChoice[], id: CredentialId): ChosenCall | undefined =>
    id.noKey === true ? NO_KEY : among.find((choice) => isSameId(idOf(choice), id));
  if (isCredential(named)) return find(choices, named);
  const possible =
    providerId === undefined ? choices : choices.filter(({ provider }) => provider.id === providerId);
  return find(possible, before) ?? (possible.length === 1 ? possible[0] : undefined);
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
