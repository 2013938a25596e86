import { Button, Group, Text } from '@mantine/core';
import { type ExampleRequest, exampleRequests } from '#src/features/testing/examples.ts';
import classes from '#src/features/testing/request.module.css';
import type { CallChoice } from '#src/shared/keys/call-choices.ts';

interface ExampleButtonsProps {
  choice: CallChoice;
  onChoose: (example: ExampleRequest) => void;
}

/** Requests to start from; renders nothing if the provider has none. */
export const ExampleButtons = ({ choice, onChoose }: ExampleButtonsProps) => {
  const examples = exampleRequests(choice);
  if (examples.length === 0) return null;
  return (
    <fieldset className={classes.examples}>
      <Text component="legend" size="xs" c="dimmed">
        Examples
      </Text>
      <Group gap={8}>
        {examples.map((example) => (
          <Button key={example.label} variant="default" size="xs" onClick={() => onChoose(example)}>
            {example.label}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
};
