import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

/** What the provider of a login is called in a sentence. `Custom` stands for any provider, and is nobody's name. */
export const loginName = (provider: Pick<Provider, 'slug' | 'source' | 'name' | 'origin'>): string =>
  provider.slug === 'custom' && provider.source === 'built-in' ? 'your provider' : providerLabel(provider);
