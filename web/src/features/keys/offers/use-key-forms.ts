import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { useMemo } from 'react';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { trpc } from '#src/lib/trpc.ts';

/** What a listed provider itself says about its keys. */
export const formOfProvider = ({
  id,
  slug,
  name,
  keyPattern,
  hosts,
  baseUrl,
  keyPlacement,
}: Provider): KeyForm => ({
  slug,
  name,
  pattern: keyPattern,
  needs: null,
  providerId: id,
  catalogId: null,
  hosts,
  baseUrl,
  keyParts: keyPartsOf(keyPlacement) ?? null,
});

/** What keys look like; until that is loaded, only those of the listed providers. */
export const useKeyForms = (): readonly KeyForm[] => {
  const { data } = trpc.keyForms.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });
  const { data: providers } = useProviders();
  return useMemo(() => data ?? providers?.map(formOfProvider) ?? [], [data, providers]);
};
