import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

/** The display name of a row's provider. */
export const providerName = ({ provider }: Pick<KeyRow, 'provider'>): string =>
  provider === undefined ? 'Unknown provider' : providerLabel(provider);
