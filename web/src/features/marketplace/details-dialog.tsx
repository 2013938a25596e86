import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { CompositionSteps } from '#src/features/marketplace/composition-steps.tsx';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import { Part, SubjectDialog, type SubjectDialogProps } from '#src/features/marketplace/subject-dialog.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';

const Schema = ({ title, schema }: { title: string; schema: Composition['inputSchema'] }) => {
  const text = JSON.stringify(schema, null, 2);
  return (
    <Part title={title}>
      <CodeView
        code={text}
        language="json"
        label={title}
        collapseAfter={40}
        copyButton={
          <CopyButton
            label={`Copy ${title.toLowerCase()}`}
            hint="Copy"
            onCopy={() => copyWithToast(title, text)}
          />
        }
      />
    </Part>
  );
};

interface DetailsDialogProps extends SubjectDialogProps<Composition> {
  onExecute: (composition: Composition) => void;
}

/** The steps of a composition, and what goes in and comes out. */
export const DetailsDialog = ({ onExecute, ...dialog }: DetailsDialogProps) => (
  <SubjectDialog {...dialog} titleOf={({ name }) => name}>
    {(composition) => (
      <Stack gap="md">
        <Text size="sm">{composition.description}</Text>
        <CompositionSteps steps={composition.steps} />
        <Schema title="Input schema" schema={composition.inputSchema} />
        <Schema title="Output schema" schema={composition.outputSchema} />
        <DialogFooter>
          <Button variant="default" onClick={dialog.onClose}>
            Close
          </Button>
          <ActionButton icon={IconPlayerPlay} onClick={() => onExecute(composition)}>
            Execute
          </ActionButton>
        </DialogFooter>
      </Stack>
    )}
  </SubjectDialog>
);
