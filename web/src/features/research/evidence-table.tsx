import type { Evidence } from '@gatehouse/contract/research.ts';
import { Text } from '@mantine/core';
import { type Column, DataTable } from '#src/components/data-table.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { StatusBadge, type Tone } from '#src/components/status-badge.tsx';
import classes from '#src/features/research/research.module.css';
import { NOTHING } from '#src/lib/format.ts';

const toneOf = (status: number): Tone => {
  if (status >= 500) return 'destructive';
  if (status >= 400) return 'warning';
  return status >= 200 && status < 300 ? 'success' : 'neutral';
};

const Status = ({ status }: Pick<Evidence, 'status'>) =>
  status === null ? (
    <Text size="sm" c="dimmed">
      {NOTHING}
    </Text>
  ) : (
    <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>
  );

const columns: Column<Evidence & { place: number }>[] = [
  {
    key: 'url',
    header: 'URL',
    width: '46%',
    narrow: 'title',
    cell: ({ url }) => (
      <ExternalLink href={url} size="sm" className={classes.wrap}>
        {url}
      </ExternalLink>
    ),
  },
  { key: 'status', header: 'Status', width: 110, cell: ({ status }) => <Status status={status} /> },
  {
    key: 'found',
    header: 'What it gave',
    cell: ({ found }) => (
      <Text size="sm" className={classes.wrap}>
        {found}
      </Text>
    ),
  },
];

/** Each URL that was tried, in order, with its status and what it gave. */
export const EvidenceTable = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <div className={classes.evidence}>
    <DataTable
      caption="URLs that were tried"
      columns={columns}
      rows={evidence.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => place}
    />
  </div>
);
