import type { Provider } from '@gatehouse/contract/providers.ts';

type Named = {
  provider: Pick<Provider, 'name'>;
  /** What its user calls it; null if nothing. */
  name: string | null;
  /** From 1, within its provider. */
  number: number;
};

const ownName = ({ provider, number }: Omit<Named, 'name'>): string =>
  `${provider.name} connection${number > 1 ? ` ${number}` : ''}`;

/** What a connection is called in lists and records. */
export const connectionName = (connection: Named): string => connection.name ?? ownName(connection);

/** The same within a sentence, after “the”. */
export const connectionInWords = (connection: Named): string =>
  connection.name === null
    ? ownName(connection)
    : `${connection.provider.name} connection “${connection.name}”`;

/** That of a connection that there is no longer, or not yet. */
export const someConnection = (provider: Pick<Provider, 'name'>): string => ownName({ provider, number: 1 });
