import type { MarketplaceSearch, MarketplaceTab } from '#src/features/marketplace/marketplace-search.ts';

/** On another tab: the filters stay, and no dialog is open. */
export const onTab = (search: MarketplaceSearch, tab: MarketplaceTab): MarketplaceSearch => ({
  ...search,
  tab: tab === 'integrations' ? undefined : tab,
  open: undefined,
  view: undefined,
});
