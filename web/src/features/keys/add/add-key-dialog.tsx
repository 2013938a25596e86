import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { useMemo, useState } from 'react';
import { AddKey } from '#src/features/keys/add/add-key.tsx';
import type { AddKeyDialogProps } from '#src/features/keys/offers/add-key-props.ts';
import { formOfProvider, useKeyForms } from '#src/features/keys/offers/use-key-forms.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const reviewKeysDialog = loadExport(
  () => import('#src/features/keys/add/review-keys-dialog.tsx'),
  'ReviewKeysDialog',
);

/** What keys look like, and the API that the user came for. */
const useForms = (slug: string | undefined) => {
  const forms = useKeyForms();
  const { data: providers } = useProviders();
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
  const { forms, wanted } = useForms(slug);
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
