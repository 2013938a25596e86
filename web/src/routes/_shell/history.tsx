import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '#src/features/history/history-filter.ts';
import { HistoryPage } from '#src/features/history/history-page.tsx';
import { startHistory } from '#src/features/history/history-query.ts';
import { startKeyRows } from '#src/features/keys/offers/key-queries.ts';

export const Route = createFileRoute('/_shell/history')({
  staticData: { title: 'Call History' },
  validateSearch: readHistorySearch,
  loaderDeps: ({ search: { call: _, ...filters } }) => filters,
  loader: ({ context, cause, deps }) => {
    if (cause === 'stay') return;
    void startHistory(context, deps);
    startKeyRows(context);
  },
  component: HistoryPage,
});
