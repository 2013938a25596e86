import type { ListedProvider } from '@gatehouse/contract/providers.ts';
import { Text } from '@mantine/core';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** Hosts to name; the catalogue has providers with dozens. */
const MAX_NAMED = 4;

const destination = (keyHosts: readonly string[]): string => {
  const hosts = keyHosts.map((host) => host.replace(/^\*\./, 'any host below '));
  if (hosts.length === 0)
    return 'Keys of this provider are sent nowhere yet: set a base URL under Advanced, or pin a host to the key later.';
  const more = hosts.length - MAX_NAMED;
  const named = more > 0 ? [...hosts.slice(0, MAX_NAMED), `${more} more`] : hosts;
  return `Keys of this provider are sent to ${LIST.format(named)}.`;
};

/** Where a key will go, for a provider that was found: its name says nothing about that. Nothing for a built-in one. */
export const KeyDestination = ({ provider }: { provider: ListedProvider | undefined }) => (
  <div role="status">
    {provider?.source === 'discovered' && (
      <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {destination(provider.keyHosts)}
      </Text>
    )}
  </div>
);
