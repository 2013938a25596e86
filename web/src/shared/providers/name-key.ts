import type { DiscoveredApi } from '@gatehouse/contract/research.ts';

/** An API is saved by its name, whatever the case of its letters. */
export const nameKey = ({ name }: Pick<DiscoveredApi, 'name'>): string => name.trim().toLowerCase();
