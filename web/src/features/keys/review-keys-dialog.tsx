import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { Box, Modal } from '@mantine/core';
import { ReviewTable } from '#src/features/keys/review-table.tsx';
import { useReview } from '#src/features/keys/use-review.ts';
import { formatCount } from '#src/lib/format.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import { type DiscardGuard, useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';

interface ReviewKeysDialogProps {
  opened: boolean;
  onClose: () => void;
  forms: readonly KeyForm[];
  /** Undefined while the dialog closes. */
  lines: readonly PastedLine[] | undefined;
}

interface ReviewKeysProps extends Pick<ReviewKeysDialogProps, 'forms' | 'onClose'> {
  lines: readonly PastedLine[];
  guard: DiscardGuard;
}

const ReviewKeys = ({ lines, forms, guard, onClose }: ReviewKeysProps) => {
  const { rows, chosen, isStoring, change, storeAll } = useReview(lines, forms, onClose);
  return (
    <DialogForm
      description="Nothing is stored yet. Choose the keys to store, and check where each belongs."
      submitLabel={chosen.length === 0 ? 'Store keys' : `Store ${formatCount(chosen.length, 'key')}`}
      pending={isStoring}
      isDirty={chosen.length > 0}
      guard={guard}
      onCancel={guard.discard}
      onSubmit={(event) => {
        event.preventDefault();
        void storeAll();
      }}
    >
      {/* From one edge of the dialog to the other: as cards, the rows have a padding of their own. */}
      <Box mx="calc(var(--mantine-spacing-md) * -1)">
        <ReviewTable rows={rows} onChange={change} />
      </Box>
    </DialogForm>
  );
};

/** Several pasted keys in a table: each is stored only once the user has seen what it is taken for. */
export const ReviewKeysDialog = ({ opened, onClose, forms, lines }: ReviewKeysDialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal opened={opened} onClose={guard.requestClose} title="Review the pasted keys" size="64rem">
      {lines !== undefined && <ReviewKeys lines={lines} forms={forms} guard={guard} onClose={onClose} />}
    </Modal>
  );
};
