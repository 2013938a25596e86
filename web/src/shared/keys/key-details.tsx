import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { loadOnce } from '#src/lib/load-once.ts';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import classes from '#src/shared/keys/keys.module.css';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const keyDetailsDialog = loadOnce(
  async () => (await import('#src/shared/keys/key-details-dialog.tsx')).KeyDetailsDialog,
);

interface KeyDetailsProps {
  row: KeyRow;
  isOneLine?: boolean;
}

/** The name of a key in a table, which opens its details. */
export const KeyDetails = ({ row, isOneLine = false }: KeyDetailsProps) => {
  const [opened, { open, close }] = useDisclosure(false);
  const [isNear, near] = useDisclosure(false);
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        aria-haspopup="dialog"
        onPointerEnter={near.open}
        onFocus={near.open}
        onClick={open}
      >
        <KeyLine row={row} isOneLine={isOneLine} />
        <VisuallyHidden>(details)</VisuallyHidden>
      </UnstyledButton>
      {(isNear || opened) && <LazyDialog code={keyDetailsDialog} row={row} opened={opened} onClose={close} />}
    </>
  );
};
