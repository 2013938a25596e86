import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const dialog = loadExport(
  () => import('#src/features/providers/remove-provider-dialog.tsx'),
  'RemoveProviderDialog',
);

/** A button that removes a provider which was added, after a confirmation. Nothing for a built-in one. */
export const RemoveProvider = ({ provider, onRemoved }: { provider: Provider; onRemoved: () => void }) => {
  const [opened, { open, close }] = useDisclosure(false);
  if (provider.source === 'built-in') return null;
  return (
    <>
      <Button variant="subtle" color="red" size="compact-sm" onClick={open}>
        Remove<VisuallyHidden> {provider.name} from the provider list</VisuallyHidden>
      </Button>
      <LazyDialog code={dialog} provider={provider} opened={opened} onClose={close} onRemoved={onRemoved} />
    </>
  );
};
