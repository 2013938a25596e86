import type { ImportReview as Review, ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ImportReview } from '#src/features/imports/import-review.tsx';
import { ImportSource, NO_SOURCE } from '#src/features/imports/import-source.tsx';
import { useRun } from '#src/lib/run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { type DiscardGuard, useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';

/** Reviews one document at a time; nothing is stored by it. */
const useImportReview = () => {
  const review = useOperation(trpc.imports.review, UNBATCHED);
  return useRun<ReviewImportInput, Review>({
    perform: (input, { signal }) => review(input, { signal }),
  });
};

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
