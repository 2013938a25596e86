import type { Provider } from '@gatehouse/contract/providers.ts';
import { SimpleGrid } from '@mantine/core';
import { formatCount } from '#src/lib/format.ts';
import { ProviderSelect } from '#src/shared/providers/provider-select.tsx';

/** More hosts than anyone would go through one by one. */
const MAX_SHOWN = 20;

interface UnknownHostsProps {
  hosts: readonly [host: string, count: number][];
  chosen: ReadonlyMap<string, string>;
  providers: readonly Provider[];
  fallback: string | null;
  onChange: (chosen: ReadonlyMap<string, string>) => void;
}

/** The provider of each host that no provider in the list has. A key is never sent to such a host by itself. */
export const UnknownHosts = ({ hosts, chosen, providers, fallback, onChange }: UnknownHostsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {hosts.slice(0, MAX_SHOWN).map(([host, count]) => (
      <ProviderSelect
        key={host}
        label={host}
        description={formatCount(count, 'request')}
        providers={providers}
        value={chosen.get(host) ?? fallback}
        allowDeselect={false}
        onChange={(value) => value !== null && onChange(new Map(chosen).set(host, value))}
      />
    ))}
  </SimpleGrid>
);
