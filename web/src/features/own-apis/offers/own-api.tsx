import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

/** For `LazyDialog`, where no button of ours opens it. */
export const ownApiDialog = loadExport(
  () => import('#src/features/own-apis/own-api-dialog.tsx'),
  'OwnApiDialog',
);

interface AddOwnApiProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onAdded?: (provider: ListedProvider) => void;
  /** The form is open on arrival. */
  isOpenAtFirst?: boolean;
}

/** A button that opens the form for an API that is in no list. */
export const AddOwnApi = ({ onAdded, isOpenAtFirst = false, size, variant = 'default' }: AddOwnApiProps) => {
  const [opened, { open, close }] = useDisclosure(isOpenAtFirst);
  return (
    <>
      <Button variant={variant} size={size} onClick={open}>
        Add your own API
      </Button>
      <LazyDialog code={ownApiDialog} opened={opened} onClose={close} onSaved={onAdded} />
    </>
  );
};

/** A button that opens the form of a provider which was added. Nothing for a built-in one. */
export const EditProvider = ({ provider }: { provider: Provider }) => {
  const [opened, { open, close }] = useDisclosure(false);
  if (provider.source === 'built-in') return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={open}>
        Edit<VisuallyHidden> {provider.name}</VisuallyHidden>
      </Button>
      <LazyDialog
        // What was saved begins another form.
        key={provider.updatedAt}
        code={ownApiDialog}
        provider={provider}
        opened={opened}
        onClose={close}
      />
    </>
  );
};
