import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

type Terms = Recommendation['terms'];

const TERMS = [
  { key: 'price', header: 'Price', width: '16%' },
  { key: 'freeTier', header: 'Free tier', width: undefined },
  { key: 'access', header: 'Access', width: '20%' },
] as const satisfies { key: keyof Terms; header: string; width: string | undefined }[];

/** Whether two of them have a fact in common: otherwise there is nothing to compare. */
export const isComparable = (recommendations: readonly Recommendation[]): boolean =>
  TERMS.some(({ key }) => recommendations.filter(({ terms }) => terms[key] !== null).length > 1);

const Unknown = () => (
  <Text span c="dimmed" inherit>
    <span aria-hidden>–</span>
    <VisuallyHidden>not known</VisuallyHidden>
  </Text>
);

const columnsFor = (recommendations: readonly Recommendation[]): Column<Recommendation>[] => [
  { key: 'name', header: 'API', width: '24%', narrow: 'title', cell: ({ name }) => <strong>{name}</strong> },
  ...TERMS.filter(({ key }) => recommendations.some(({ terms }) => terms[key] !== null)).map(
    ({ key, header, width }): Column<Recommendation> => ({
      key,
      header,
      width,
      cell: ({ terms }) => terms[key] ?? <Unknown />,
    }),
  ),
];

interface ComparisonProps {
  /** What the APIs are for, for a screen reader: `for payments`. */
  what: string;
  recommendations: readonly Recommendation[];
}

/** Price, free tier and access side by side. */
export const Comparison = ({ what, recommendations }: ComparisonProps) => (
  <DataTable
    caption={`Price, free tier and access of the APIs ${what}`}
    columns={columnsFor(recommendations)}
    rows={recommendations}
    rowKey={({ apiId }) => apiId}
  />
);
