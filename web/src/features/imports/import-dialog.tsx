import type { ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ImportReview } from '#src/features/imports/import-review.tsx';
import { ImportSource, NO_SOURCE } from '#src/features/imports/import-source.tsx';
import { useImportReview } from '#src/features/imports/use-import-review.ts';
import { type DiscardGuard, useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What was pasted before the dialog was opened: it is reviewed at once. */
  source?: ReviewImportInput | undefined;
}

const Import = ({ guard, onClose, source }: { guard: DiscardGuard } & Omit<ImportDialogProps, 'opened'>) => {
  const [values, setValues] = useState({ ...NO_SOURCE, text: source?.text ?? '', url: source?.url ?? '' });
  const { run, start, cancel, forget } = useImportReview();
  const review = (input: Parameters<typeof start>[0]): void => void start(input);
  const reviewSource = useEffectEvent(() => source !== undefined && review(source));
  useEffect(() => void reviewSource(), []);
  if (run.phase === 'done')
    return (
      <ImportReview
        key={run.result.digest}
        review={run.result}
        call={run.call}
        onReview={review}
        onBack={forget}
        onDone={onClose}
        guard={guard}
      />
    );
  return (
    <ImportSource
      values={values}
      onChange={setValues}
      run={run}
      onReview={review}
      onCancelRun={cancel}
      guard={guard}
    />
  );
};

/** Endpoints from a document: first the document, then what of it to store. */
export const ImportDialog = ({ opened, onClose, source }: ImportDialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal opened={opened} onClose={guard.requestClose} title="Import endpoints" size="64rem">
      <Import guard={guard} onClose={onClose} source={source} />
    </Modal>
  );
};
