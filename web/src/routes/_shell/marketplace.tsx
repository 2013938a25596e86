import { createFileRoute } from '@tanstack/react-router';
import { MarketplacePage } from '#src/features/marketplace/marketplace-page.tsx';
import { startMarketplace } from '#src/features/marketplace/marketplace-queries.ts';
import { readMarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';

export const Route = createFileRoute('/_shell/marketplace')({
  staticData: { title: 'Integration Marketplace' },
  validateSearch: readMarketplaceSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, cause, deps: { tab } }) => {
    if (cause !== 'stay') startMarketplace(context, tab);
  },
  component: MarketplacePage,
});
