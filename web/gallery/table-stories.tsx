import { Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { GrowingList } from '#src/ui/table/growing-list.tsx';
import { NarrowTableTools } from '#src/ui/table/narrow-table-tools.tsx';
import { sortRows } from '#src/ui/table/sort-order.ts';
import type { Column } from '#src/ui/table/table-column.ts';
import { TickBox } from '#src/ui/table/tick-box.tsx';
import { TreeList } from '#src/ui/table/tree-list.tsx';
import { FolderMark, RowMethod, RowName, RowNote } from '#src/ui/table/tree-row-parts.tsx';
import { useSelection } from '#src/ui/table/use-selection.ts';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';
import { VirtualRows } from '#src/ui/table/virtual-rows.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';

interface Row {
  id: number;
  slug: string;
  brand: string;
  label: string;
  added: string;
  due: boolean;
}

const ROWS: Row[] = [
  { id: 1, slug: 'openai', brand: 'OpenAI', label: 'Production', added: '2026-11-18T09:12:00Z', due: false },
  {
    id: 2,
    slug: 'github',
    brand: 'GitHub',
    label: 'CI, read-only',
    added: '2026-07-02T15:40:00Z',
    due: true,
  },
  {
    id: 3,
    slug: 'google-cloud',
    brand: 'Google Cloud',
    label: 'Maps',
    added: '2026-10-01T06:00:00Z',
    due: false,
  },
];
const MANY = Array.from({ length: 2000 }, (_, at) => `Row ${at + 1}`);

const COLUMNS: Column<Row>[] = [
  {
    key: 'brand',
    header: 'Brand',
    narrow: 'title',
    sort: { compare: (one, other) => one.brand.localeCompare(other.brand) },
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
  {
    key: 'added',
    header: 'Added',
    sort: { compare: (one, other) => one.added.localeCompare(other.added), isDescendingFirst: true },
    cell: (row) => <DateText iso={row.added} />,
  },
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
      <IconAction
        label={`Delete ${row.label}`}
        icon={IconTrash}
        tone="destructive"
        onClick={() => undefined}
      />
    ),
  },
];

/** Sorted by its headers, selected by its checkboxes, and with the tools of a narrow window above it. */
const Table = () => {
  const [order, setOrder] = useState({ column: 'brand', isDescending: false });
  const rows = sortRows(ROWS, COLUMNS, order);
  const selection = {
    ...useSelection<React.Key>(rows.map(({ id }) => id)),
    nameOf: ({ label }: Row) => label,
  };
  const table = { columns: COLUMNS, sort: { order, onSort: setOrder }, selection };
  return (
    <Section title="Table" description="Three rows" flush>
      <NarrowTableTools {...table} count={rows.length} />
      <DataTable {...table} caption="Things" rows={rows} rowKey={(row) => row.id} />
    </Section>
  );
};

const TREE = [
  { id: 'a', level: 1, isOpen: true, name: 'Folder' },
  { id: 'b', level: 2, name: 'In the folder' },
  { id: 'c', level: 1, name: 'In none' },
];

/** Its folder closes and opens. */
const Tree = () => {
  const [isOpen, setOpen] = useState(true);
  const rows = TREE.map((row) =>
    row.id === 'a' ? { ...row, isOpen } : { ...row, isOpen: undefined },
  ).filter(({ level }) => isOpen || level === 1);
  return (
    <TreeList
      label="Tree"
      rows={rows}
      current="c"
      onChoose={() => undefined}
      onToggle={() => setOpen(!isOpen)}
    >
      {({ name, isOpen: isFolderOpen }) => (
        <>
          {isFolderOpen === undefined ? <RowMethod>GET</RowMethod> : <FolderMark isOpen={isFolderOpen} />}
          <RowName>{name}</RowName>
          <RowNote>note</RowNote>
        </>
      )}
    </TreeList>
  );
};

export const TableStories = () => (
  <>
    <Table />
    <Section title="Cards">
      <GrowingList rows={ROWS} rowKey={(row) => row.id} step={2}>
        {(row) => (
          <Card isMarked={row.due} foot={<DateText iso={row.added} />}>
            <Text fw={600}>{row.brand}</Text>
          </Card>
        )}
      </GrowingList>
    </Section>
    <Section title="Tick box of a cell">
      <TickBox label="Compare" isTicked onToggle={() => undefined} />
    </Section>
    <Section title="Tree">
      <Tree />
    </Section>
    <Section title="Long lists">
      <VirtualList label="Rows" rows={MANY} rowKey={(row) => row} rowHeight={28} maxHeight={140}>
        {(row) => row}
      </VirtualList>
      <VirtualRows label="Lines" count={MANY.length} renderRow={(row) => <div key={row}>{MANY[row]}</div>} />
    </Section>
  </>
);
