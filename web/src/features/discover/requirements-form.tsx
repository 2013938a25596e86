import { EXAMPLE_PROMPTS, MAX_REQUIREMENTS_LENGTH } from '@gatehouse/contract/example-prompts.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#src/features/discover/discover.module.css';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { ClearButton } from '#src/ui/button/clear-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behaviour.ts';
import { createFormDraft, useFirstValues, useFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields } from '#src/ui/form/read-form-failure.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

const PATHS = atFields(['requirements']);

const EMPTY = { requirements: '' };

const draft = createFormDraft<typeof EMPTY>({ name: 'requirements' });

const DRAFT_ID = 'requirements';

const validation = loadOnce(async () =>
  schemaResolver((await import('@gatehouse/contract/discover.ts')).recommendInput),
);

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

/** The form's values: the page fills them in too, with the reply to a question. */
export const useRequirementsForm = () => {
  const { values: initialValues } = useFirstValues(draft, DRAFT_ID, EMPTY);
  const form = useForm({ initialValues, validate: useLazyValidation(validation) });
  useFormDraft(draft, DRAFT_ID, EMPTY, form.values);
  const fill = (requirements: string) => {
    form.setFieldValue('requirements', requirements);
    form.clearErrors();
  };
  return { form, fill };
};

interface RequirementsFormProps extends ReturnType<typeof useRequirementsForm> {
  isLoading: boolean;
  /** Why the last request failed; null if it did not. */
  error: unknown;
  onSubmit: (requirements: string) => void;
  /** Clears the text and its recommendations; undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
}

export const RequirementsForm = ({
  form,
  fill,
  isLoading,
  error,
  onSubmit,
  onClear,
}: RequirementsFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const failure = useFormFailure({
    form,
    error,
    pathOf: PATHS,
    toast: errorMessage(error, 'Failed to get API recommendations'),
  });
  const submit = form.onSubmit(
    ({ requirements }) => {
      if (!isLoading) onSubmit(requirements.trim());
    },
    () => focusFirstError(element.current),
  );
  return (
    <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
      <Stack gap="md">
        <Textarea
          {...form.getInputProps('requirements')}
          label="Project Requirements"
          placeholder="What your project does, and what it needs an API for"
          rows={4}
          maxLength={MAX_REQUIREMENTS_LENGTH}
        />
        <FormFailure>{failure}</FormFailure>
        <Examples onChoose={fill} />
        <Group gap="sm">
          <BusyButton type="submit" size="md" icon={IconSparkles} isBusy={isLoading}>
            {isLoading ? 'Getting Recommendations' : 'Get Recommendations'}
          </BusyButton>
          {onClear !== undefined && (
            <ClearButton what="the requirements and recommendations" onClear={onClear} />
          )}
          <Text size="xs" c="dimmed" component="span" visibleFrom="sm">
            <KeyHint keys={['Mod', 'Enter']} /> in the field works too
          </Text>
        </Group>
      </Stack>
    </form>
  );
};
