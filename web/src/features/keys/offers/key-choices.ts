import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { CalledWith } from '@gatehouse/request/credential.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';

/** A key whose provider is in the list, so that it can be chosen for a call. */
export interface KeyChoice extends KeyRow {
  provider: Provider;
}

const isChoice = (row: KeyRow): row is KeyChoice => row.provider !== undefined;

/** The keys that can be chosen, ordered by provider id. */
export const keyChoices = (rows: readonly KeyRow[]): KeyChoice[] =>
  rows.filter(isChoice).sort((one, other) => one.provider.id - other.provider.id);

/** A key with its provider, or the connection of a provider. */
interface Addressed {
  key?: Pick<KeyRow['key'], 'baseUrl'> | undefined;
  /** Undefined if there is no key. */
  provider?: Pick<Provider, 'baseUrl' | 'hosts'> | undefined;
  connection?: Pick<OauthConnection, 'baseUrl' | 'accountFields'> | undefined;
}

/** The URL that paths are appended to: the own base URL of the key or connection, else its provider's. Null if calls need a full URL. */
export const baseUrlOf = (choice: Addressed | undefined): string | null =>
  (choice?.key ?? choice?.connection)?.baseUrl ?? choice?.provider?.baseUrl ?? null;

/** What an endpoint is relative to, and the hosts with which it may begin. */
export interface ApiAddress {
  baseUrl: string | null;
  /** The provider's hosts: exact names, or `*.example.com`. */
  hosts: readonly string[];
  /** What calls are made with; a key if absent. */
  noun?: CalledWith;
  /** What is known of the account, which stands for parameters in a path. */
  fields?: OauthConnection['accountFields'] | undefined;
}

const calledWith = ({ key, provider }: Addressed): CalledWith => {
  if (provider === undefined) return 'no key';
  return key === undefined ? 'access token' : 'key';
};

export const addressOf = (choice: Addressed | undefined): ApiAddress => ({
  baseUrl: baseUrlOf(choice),
  hosts: choice?.provider?.hosts ?? [],
  noun: choice === undefined ? 'key' : calledWith(choice),
  fields: choice?.connection?.accountFields,
});
