import type { Provider } from '@gatehouse/contract/providers.ts';

/** What a connection is called in lists and records; people name only their keys. */
export const connectionName = ({ provider }: { provider: Pick<Provider, 'name'> }): string =>
  `${provider.name} connection`;
