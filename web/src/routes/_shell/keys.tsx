import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '#src/features/keys/keys-page.tsx';
import type { KeysSearchTexts } from '#src/features/keys/table/key-filter.ts';
import { searchText, searchWords } from '#src/lib/search-params.ts';
import { startKeyRows } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  // The screen reads what the texts mean, in shown-keys.ts: that code is not needed before it.
  validateSearch: ({ q, show, provider, type, status, sort }): KeysSearchTexts => ({
    q: searchWords(q, 200),
    show: searchText(show, 200),
    provider: searchText(provider, 200),
    type: searchText(type, 200),
    status: searchText(status, 200),
    sort: searchText(sort, 200),
  }),
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: KeysPage,
});
