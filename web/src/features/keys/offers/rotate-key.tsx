import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { useVerifyKey } from '#src/features/keys/offers/verify-key.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

export const rotateKeyDialog = loadExport(
  () => import('#src/features/keys/rotate/rotate-key-dialog.tsx'),
  'RotateKeyDialog',
);

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
      <LazyDialog code={rotateKeyDialog} row={row} opened={opened} onClose={close} />
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
        isBusy={verify.isBusy}
        onClick={verify.run}
      >
        {`Verify ${row.key.name}`}
      </BusyButton>
      <RotateKeyButton row={row} />
    </Group>
  );
};
