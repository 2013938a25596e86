import { createFileRoute } from '@tanstack/react-router';
import type { GuideSearch } from '#src/features/guides/chosen-provider.ts';
import { startGuide } from '#src/features/guides/guide-query.ts';
import { GuidesPage } from '#src/features/guides/guides-page.tsx';
import { searchText, searchWords } from '#src/lib/search-params.ts';

export const Route = createFileRoute('/_shell/guides')({
  staticData: { title: 'Registration Guides' },
  /** The slug of a provider, or the name and entry of an API that may not be in the provider list yet. */
  validateSearch: ({ provider, api, entry, q }): GuideSearch => ({
    provider: searchText(provider, 100),
    api: searchText(api, 200),
    entry: searchText(entry, 200),
    q: searchWords(q, 200),
  }),
  loaderDeps: ({ search: { q: _, ...named } }) => named,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'stay') void startGuide(context, deps);
  },
  component: GuidesPage,
});
