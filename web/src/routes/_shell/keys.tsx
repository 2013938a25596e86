import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '#src/features/keys/keys-page.tsx';
import { startKeyRows } from '#src/features/keys/offers/key-queries.ts';
import type { KeysSearchTexts } from '#src/features/keys/table/key-filter.ts';
import { searchTexts } from '#src/lib/search-params.ts';

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  // What the texts mean, the screen reads in key-filter.ts: that code is not needed before it.
  validateSearch: (search: Record<string, unknown>): KeysSearchTexts => searchTexts(search, 200),
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: KeysPage,
});
