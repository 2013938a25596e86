import type { CompositionRun } from '@gatehouse/contract/compositions.ts';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import { Part } from '#src/features/marketplace/subject-dialog.tsx';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The result of a run, if it was completed. */
export const RunResult = ({ run: { status, note, output } }: { run: CompositionRun }) => {
  if (status !== 'completed') return null;
  if (note !== undefined) return <Notice>{note}</Notice>;
  const text = JSON.stringify(output, null, 2);
  return (
    <Part title="Result">
      <CodeView
        code={text}
        language="json"
        label="Result"
        collapseAfter={30}
        copyButton={
          <CopyButton label="Copy Result" look="button" onCopy={() => copyWithToast('Result', text)} />
        }
      />
    </Part>
  );
};
