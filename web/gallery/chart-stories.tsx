import { Table } from '@mantine/core';
import { useState } from 'react';
import { Bars, Columns, Line, WithTable } from '#src/ui/chart/picture.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const ROWS = [
  { name: 'Mon', good: 12, bad: 1 },
  { name: 'Tue', good: 0, bad: 0 },
  { name: 'Wed', good: 7, bad: 9 },
];

const SERIES = [
  { name: 'good', label: 'Good', color: 'var(--gh-accent-mark)' },
  { name: 'bad', label: 'Bad', color: 'var(--gh-red-mark)' },
];

export const ChartStories = () => {
  const [isOpen, setOpen] = useState(false);
  const shared = { rows: ROWS, nameOf: 'name', series: SERIES };
  return (
    <Section title="Charts">
      <WithTable
        title="Columns"
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        picture={<Columns label="Three days" {...shared} />}
        table={<Table data={{ head: ['Day'], body: ROWS.map(({ name }) => [name]) }} />}
      />
      <Bars label="Three days" {...shared} />
      <Line label="Three days" {...shared} formatValue={(value) => `${value} ms`} />
    </Section>
  );
};
