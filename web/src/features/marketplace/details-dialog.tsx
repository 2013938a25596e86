import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { CompositionSteps } from '#src/features/marketplace/composition-steps.tsx';
import { copyNamed } from '#src/features/marketplace/copy-named.ts';
import { useLast } from '#src/lib/use-last.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';

const Schema = ({ title, schema }: { title: string; schema: Composition['inputSchema'] }) => {
  const text = JSON.stringify(schema, null, 2);
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <CodeView
        code={text}
        language="json"
        label={title}
        collapseAfter={40}
        copyButton={
          <CopyButton
            label={`Copy ${title.toLowerCase()}`}
            hint="Copy"
            onCopy={() => copyNamed(title, text)}
          />
        }
      />
    </Stack>
  );
};

interface DetailsDialogProps {
  /** Undefined while it is closed. */
  composition: Composition | undefined;
  opened: boolean;
  onClose: () => void;
  onExecute: (composition: Composition) => void;
}

/** The steps of a composition, and what goes in and comes out. */
export const DetailsDialog = ({ composition, opened, onClose, onExecute }: DetailsDialogProps) => {
  const shown = useLast(composition);
  return (
    <Modal opened={opened} onClose={onClose} title={shown?.name} size="xl">
      {shown !== undefined && (
        <Stack gap="md">
          <Text size="sm">{shown.description}</Text>
          <CompositionSteps steps={shown.steps} />
          <Schema title="Input schema" schema={shown.inputSchema} />
          <Schema title="Output schema" schema={shown.outputSchema} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <ActionButton icon={IconPlayerPlay} onClick={() => onExecute(shown)}>
              Execute
            </ActionButton>
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
