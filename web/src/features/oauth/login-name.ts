import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

type Named = Pick<Provider, 'slug' | 'source' | 'name' | 'origin'>;

/** `Custom` stands for any provider, and is nobody's name. */
const isAnyProvider = ({ slug, source }: Named): boolean => slug === 'custom' && source === 'built-in';

/** What the provider of a login is called within a sentence. */
export const loginName = (provider: Named): string =>
  isAnyProvider(provider) ? 'your provider' : providerLabel(provider);

/** At the beginning of a sentence. */
export const loginSubject = (provider: Named): string =>
  isAnyProvider(provider) ? 'Your provider' : providerLabel(provider);

/** Whose integration a title names: `GitHub`, `Your Provider’s`. */
export const loginTitle = (provider: Named): string =>
  isAnyProvider(provider) ? 'Your Provider’s' : providerLabel(provider);

/** `Your GitHub account`, at the beginning of a sentence. */
export const loginAccount = (provider: Named): string =>
  isAnyProvider(provider) ? 'Your account' : `Your ${providerLabel(provider)} account`;
