import { Group } from '@mantine/core';
import { IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { CommandGroup } from '#src/ui/dialog/command-search.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { DateText } from '#src/ui/text/date-text.tsx';
import { RevealToggle, SecretText } from '#src/ui/text/secret.tsx';

interface Row {
  id: number;
  slug: string;
  brand: string;
  label: string;
  value: string;
  added: string;
  due: boolean;
}

export const rows: Row[] = [
  {
    id: 1,
    slug: 'openai',
    brand: 'OpenAI',
    label: 'Production',
    value: 'sk-********************',
    added: '2026-11-18T09:12:00Z',
    due: false,
  },
  {
    id: 2,
    slug: 'github',
    brand: 'GitHub',
    label: 'CI, read-only',
    value: 'ghp********************',
    added: '2026-07-02T15:40:00Z',
    due: true,
  },
  {
    id: 3,
    slug: 'google-cloud',
    brand: 'Google Cloud',
    label: 'Maps key of the storefront',
    value: 'AIz********************',
    added: '2026-10-01T06:00:00Z',
    due: false,
  },
];

export const columns: Column<Row>[] = [
  {
    key: 'brand',
    header: 'Brand',
    narrow: 'title',
    cell: (row) => (
      <Group gap={10} wrap="nowrap">
        <BrandIcon slug={row.slug} name={row.brand} />
        <div>
          <div>{row.brand}</div>
          <small style={{ color: 'var(--mantine-color-dimmed)' }}>{row.label}</small>
        </div>
      </Group>
    ),
  },
  { key: 'value', header: 'Secret', cell: (row) => <SecretText value={row.value} isRevealed={false} /> },
  { key: 'added', header: 'Added', cell: (row) => <DateText iso={row.added} /> },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <Group gap={6}>
        <StatusBadge tone="success">Active</StatusBadge>
        {row.due && <StatusBadge tone="warning">141 days ago</StatusBadge>}
      </Group>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    narrow: 'footer',
    cell: (row) => (
      <Group gap={2} wrap="nowrap" justify="flex-end">
        <RevealToggle name={row.label} isRevealed={false} onToggle={() => {}} />
        <CopyButton label={`Copy ${row.label}`} hint="Copy" onCopy={() => copyText(row.value)} />
        <IconAction label={`Run ${row.label}`} hint="Run" icon={IconPlayerPlay} onClick={() => {}} />
        <IconAction
          label={`Rotate ${row.label}`}
          hint="Rotate"
          icon={IconRefresh}
          tone={row.due ? 'warning' : 'neutral'}
          onClick={() => {}}
        />
        <IconAction
          label={`Delete ${row.label}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={() => {}}
        />
      </Group>
    ),
  },
];

export const sample = {
  object: 'list',
  has_more: false,
  total: 2,
  next: null,
  data: [
    { id: 'gpt-4o-mini', created: 1721172741, owned_by: 'system', tags: [] },
    { id: 'text-embedding-3-small', created: 1705948997, owned_by: 'system', tags: ['embedding'] },
  ],
};

export const code = Array.from({ length: 18 }, (_, n) => `print("line ${n + 1}")  # a comment`).join('\n');

export const commandGroups: CommandGroup[] = [
  {
    label: 'Things',
    commands: [
      { id: 'run', label: 'Run', note: 'Once', icon: <IconPlayerPlay size={16} />, run: () => {} },
      { id: 'rotate', label: 'Rotate', icon: <IconRefresh size={16} />, run: () => {} },
    ],
  },
];
