import { EXAMPLE_PROMPTS, MAX_REQUIREMENTS_LENGTH, recommendInput } from '@gatehouse/contract/discover.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { KeyHint } from '#src/components/key-hint.tsx';
import classes from '#src/features/discover/discover.module.css';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';

const resolve = schemaResolver(recommendInput, { sync: true });

const Examples = ({ onChoose }: { onChoose: (prompt: string) => void }) => (
  <fieldset className={classes.examples}>
    <Text component="legend" size="xs" c="dimmed">
      Example prompts
    </Text>
    <Group gap={8}>
      {EXAMPLE_PROMPTS.map((prompt) => (
        <Button
          key={prompt}
          variant="default"
          size="xs"
          classNames={{ root: classes.example, label: classes.exampleLabel }}
          onClick={() => onChoose(prompt)}
        >
          {prompt}
        </Button>
      ))}
    </Group>
  </fieldset>
);

interface RequirementsFormProps {
  /** What was asked last, so that coming back to the screen finds it again. */
  initial: string;
  isLoading: boolean;
  onSubmit: (requirements: string) => void;
}

export const RequirementsForm = ({ initial, isLoading, onSubmit }: RequirementsFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ initialValues: { requirements: initial }, validate: resolve });
  const submit = form.onSubmit(
    ({ requirements }) => {
      if (!isLoading) onSubmit(requirements.trim());
    },
    () => focusFirstError(element.current),
  );
  const fill = (prompt: string) => {
    form.setFieldValue('requirements', prompt);
    form.clearErrors();
  };
  return (
    <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
      <Stack gap="md">
        <Textarea
          {...form.getInputProps('requirements')}
          label="Project Requirements"
          placeholder="What the project does, and what it needs an API for"
          rows={4}
          maxLength={MAX_REQUIREMENTS_LENGTH}
        />
        <Examples onChoose={fill} />
        <Group gap="sm">
          <BusyButton type="submit" size="md" icon={IconSparkles} isBusy={isLoading}>
            {isLoading ? 'Getting Recommendations' : 'Get Recommendations'}
          </BusyButton>
          <Text size="xs" c="dimmed" component="span" visibleFrom="sm">
            <KeyHint keys={['Mod', 'Enter']} /> in the field does the same
          </Text>
        </Group>
      </Stack>
    </form>
  );
};
