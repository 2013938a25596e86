import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

const DRAWN: Column<number> = { key: 'name', header: 'Name', cell: (row) => <b>drawn {row}</b> };
const WITH_PLAIN: Column<number> = { ...DRAWN, plain: (row) => `plain ${row}` };

/** The first frame of a table. */
const render = (column: Column<number>, count: number): string =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <DataTable
        caption="Numbers"
        columns={[column]}
        rows={Array.from({ length: count }, (_, at) => at + 1)}
        rowKey={(row) => row}
      />
    </MantineProvider>,
  );

describe('a long table', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', class {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('draws every row if its columns have no plain text, so that no cell is empty', () => {
    const markup = render(DRAWN, 30);
    for (let row = 1; row <= 30; row += 1) expect(markup).toContain(`<b>drawn ${row}</b>`);
  });

  it('has the far rows as plain text', () => {
    const markup = render(WITH_PLAIN, 30);
    expect(markup).toContain('<b>drawn 12</b>');
    expect(markup).not.toContain('<b>drawn 13</b>');
    for (let row = 13; row <= 30; row += 1) expect(markup).toContain(`plain ${row}<`);
  });

  it('states the number of its rows only while some are missing', () => {
    expect(render(WITH_PLAIN, 40)).toContain('aria-rowcount="41"');
    expect(render(WITH_PLAIN, 30)).not.toContain('aria-rowcount');
  });
});
