import { createFileRoute } from '@tanstack/react-router';
import { type EndpointFilter, METHOD_CHOICES, SORTS, TABS } from '#src/features/endpoints/endpoint-filter.ts';
import { EndpointsPage } from '#src/features/endpoints/endpoints-page.tsx';
import { startEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import { startFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import { ImportExport } from '#src/features/imports/import-export.tsx';
import { startKeyRows } from '#src/features/keys/offers/key-queries.ts';
import { searchChoice, searchId, searchText } from '#src/lib/search-params.ts';

const MAX_SEARCH_LENGTH = 200;

export const Route = createFileRoute('/_shell/endpoints')({
  staticData: { title: 'Saved Endpoints' },
  validateSearch: ({ tab, q, provider, method, sort, folder }): EndpointFilter => ({
    tab: searchChoice(tab, TABS),
    q: searchText(q, MAX_SEARCH_LENGTH),
    provider: searchId(provider),
    method: searchChoice(method, METHOD_CHOICES),
    sort: searchChoice(sort, SORTS),
    folder: searchId(folder),
  }),
  loader: ({ context, cause }) => {
    if (cause === 'stay') return;
    startEndpoints(context);
    startFolders(context);
    startKeyRows(context);
  },
  component: () => <EndpointsPage tools={<ImportExport />} />,
});
