import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from '#src/features/keys/keys.module.css';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const keyDetailsDialog = loadExport(
  () => import('#src/features/keys/details/key-details-dialog.tsx'),
  'KeyDetailsDialog',
);

/** The name of a key in a table, which opens its details. */
export const KeyDetails = ({ row, isOneLine = false }: { row: KeyRow; isOneLine?: boolean }) => {
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
