import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { loadOnce } from '#src/lib/load-once.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { useVerifyKey } from '#src/shared/keys/use-verify-key.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const dialog = loadOnce(async () => (await import('#src/shared/keys/rotate-key-dialog.tsx')).RotateKeyDialog);

/** A button that opens the Rotate dialog of a key. */
export const RotateKeyButton = ({ row }: { row: KeyRow }) => {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        Rotate {row.key.name}
      </Button>
      <LazyDialog code={dialog} row={row} opened={opened} onClose={close} />
    </>
  );
};

/** What to do with a key that an API does not accept. */
export const KeyRemedy = ({ row }: { row: KeyRow }) => {
  const verify = useVerifyKey(row);
  return (
    <Group gap="xs">
      <BusyButton
        variant="default"
        size="xs"
        icon={IconShieldCheck}
        isBusy={verify.isPending}
        onClick={verify.run}
      >
        {`Verify ${row.key.name}`}
      </BusyButton>
      <RotateKeyButton row={row} />
    </Group>
  );
};
