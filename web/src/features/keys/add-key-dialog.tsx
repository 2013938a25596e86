import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { keyPartsOf } from '@gatehouse/contract/parts-of-key.ts';
import type { PastedLine } from '@gatehouse/contract/pasted-lines.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/ui-constants.ts';
import { useMemo, useState } from 'react';
import { LazyDialog } from '#src/components/lazy-dialog.tsx';
import { AddKey } from '#src/features/keys/add-key.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { AddKeyDialogProps } from '#src/shared/keys/add-key-props.ts';
import { useProviders } from '#src/shared/queries.ts';

const reviewKeysDialog = loadOnce(
  async () => (await import('#src/features/keys/review-keys-dialog.tsx')).ReviewKeysDialog,
);

/** What the listed providers themselves say about their keys. */
const formOfProvider = ({ id, slug, name, keyPattern, hosts, baseUrl, keyPlacement }: Provider): KeyForm => ({
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

/** What keys look like, until that is loaded only those of the listed providers; and the API that the user came for. */
const useKeyForms = (slug: string | undefined) => {
  const { data } = trpc.keyForms.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });
  const { data: providers } = useProviders();
  const forms = useMemo(() => data ?? providers?.map(formOfProvider) ?? [], [data, providers]);
  const wanted = useMemo(() => {
    if (slug === undefined) return;
    const isIt = (form: KeyForm) => form.slug === slug || form.catalogId === slug;
    // Nothing is known about the keys of most APIs that were added.
    return forms.find(isIt) ?? providers?.map(formOfProvider).find(isIt);
  }, [forms, providers, slug]);
  return { forms, wanted };
};

/** Adds a key; if several are pasted, they are reviewed in a table first. */
export const AddKeyDialog = ({ opened, onClose, onAdded, slug, pasted }: AddKeyDialogProps) => {
  const { forms, wanted } = useKeyForms(slug);
  const [lines, setLines] = useState<PastedLine[]>();
  const close = (): void => {
    setLines(undefined);
    onClose();
  };
  return (
    <>
      <AddKey
        opened={opened && lines === undefined}
        onClose={close}
        onAdded={onAdded}
        forms={forms}
        wanted={wanted}
        onSeveral={setLines}
        pasted={pasted}
      />
      <LazyDialog
        code={reviewKeysDialog}
        opened={opened && lines !== undefined}
        onClose={close}
        forms={forms}
        lines={lines}
      />
    </>
  );
};
