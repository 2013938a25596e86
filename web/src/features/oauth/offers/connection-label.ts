import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

type Labeled = {
  connection: Pick<OauthConnection, 'name' | 'account'>;
  provider: Pick<Provider, 'name' | 'origin'>;
};

/** Whether its user has given it no name. */
const isOwnName = ({ connection: { name }, provider }: Labeled): boolean =>
  name.startsWith(`${provider.name} connection`);

/** What a connection is called beside its provider. */
export const connectionName = (labeled: Labeled): string => {
  const { connection, provider } = labeled;
  return isOwnName(labeled)
    ? `${providerLabel(provider)}${connection.name.slice(provider.name.length)}`
    : connection.name;
};

/** The same with all by which it is found: its provider, and its account if that is known. */
export const connectionLabel = (labeled: Labeled): string => {
  const { connection, provider } = labeled;
  const others = [isOwnName(labeled) ? null : providerLabel(provider), connection.account];
  return [connectionName(labeled), ...others.filter((text) => text !== null)].join(' · ');
};
