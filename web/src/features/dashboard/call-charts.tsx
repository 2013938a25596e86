import type { CallCounts } from '@gatehouse/contract/call-counts.ts';
import { SimpleGrid, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { providerRows, sumOf } from '#src/features/dashboard/call-rows.ts';
import { formatCount } from '#src/lib/format.ts';
import { Bars, Columns, WithTable } from '#src/ui/chart/picture.tsx';

const SERIES = [
  { name: 'succeeded', label: 'Succeeded', color: 'var(--gh-accent-mark)' },
  { name: 'failures', label: 'Failed', color: 'var(--gh-red-mark)' },
];

/** By UTC, because a date is a day and not a moment. */
const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const dayOf = (date: string): string => DAY.format(Date.parse(date));

interface CountTableProps {
  caption: string;
  first: string;
  rows: readonly { name: string; calls: number; failures: number }[];
}

const CountTable = ({ caption, first, rows }: CountTableProps) => (
  <Table stickyHeader withRowBorders aria-label={caption}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{first}</Table.Th>
        <Table.Th ta="right">Calls</Table.Th>
        <Table.Th ta="right">Failed</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ name, calls, failures }) => (
        <Table.Tr key={name}>
          <Table.Th scope="row" fw={400}>
            {name}
          </Table.Th>
          <Table.Td ta="right">{calls.toLocaleString('en')}</Table.Td>
          <Table.Td ta="right">{failures.toLocaleString('en')}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

const PerDay = ({ days }: Pick<CallCounts, 'days'>) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { calls, failures } = sumOf(days);
  const rows = days.map((day) => ({ ...day, name: dayOf(day.date), succeeded: day.calls - day.failures }));
  const label = `Calls per day: ${formatCount(calls, 'call')} in ${days.length} days, ${failures.toLocaleString('en')} failed`;
  return (
    <WithTable
      title="Calls per day"
      isOpen={isOpen}
      onToggle={toggle}
      picture={<Columns label={label} rows={rows} nameOf="name" series={SERIES} />}
      table={<CountTable caption="Calls per day" first="Day" rows={rows.toReversed()} />}
    />
  );
};

const PerProvider = ({ providers }: Pick<CallCounts, 'providers'>) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { all, drawn } = providerRows(providers);
  const most = all[0];
  const label = `Calls per provider: ${formatCount(all.length, 'provider')}${most === undefined ? '' : `, most of the calls to ${most.name}`}`;
  return (
    <WithTable
      title="Calls per provider"
      isOpen={isOpen}
      onToggle={toggle}
      picture={<Bars label={label} rows={drawn} nameOf="name" series={SERIES} />}
      table={<CountTable caption="Calls per provider" first="Provider" rows={all} />}
    />
  );
};

const CallCharts = ({ counts: { days, providers } }: { counts: CallCounts }) => (
  <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
    <PerDay days={days} />
    <PerProvider providers={providers} />
  </SimpleGrid>
);

export default CallCharts;
