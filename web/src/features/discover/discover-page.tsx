import { EXAMPLE_PROMPTS, MAX_REQUIREMENTS_LENGTH } from '@gatehouse/contract/plain/example-prompts.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '#src/features/discover/discover.module.css';
import { RecommendationsPanel } from '#src/features/discover/recommendations-panel.tsx';
import { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { ClearButton } from '#src/ui/button/clear-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { Form, useDraftForm } from '#src/ui/form/form.tsx';
import { createFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

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
const useRequirementsForm = () => {
  const { form } = useDraftForm(draft, DRAFT_ID, EMPTY, { validate: useLazyValidation(validation) });
  const fill = (requirements: string) => {
    form.setFieldValue('requirements', requirements);
    form.clearErrors();
  };
  return { form, fill };
};

interface RequirementsFormProps extends ReturnType<typeof useRequirementsForm> {
  isBusy: boolean;
  /** Why the last request failed; null if it did not. */
  error: unknown;
  onSubmit: (requirements: string) => void;
  /** Clears the text and its recommendations; undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
}

const RequirementsForm = ({ form, fill, isBusy, error, onSubmit, onClear }: RequirementsFormProps) => {
  const failure = useFormFailure({
    form,
    error,
    pathOf: PATHS,
    toast: errorMessage(error, 'Failed to get API recommendations'),
  });
  const submit = (values: typeof EMPTY): void => {
    if (!isBusy) onSubmit(values.requirements.trim());
  };
  return (
    <Form form={form} onSubmit={submit}>
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
          <BusyButton type="submit" size="md" icon={IconSparkles} isBusy={isBusy}>
            {isBusy ? 'Getting Recommendations' : 'Get Recommendations'}
          </BusyButton>
          {onClear !== undefined && (
            <ClearButton what="the requirements and recommendations" onClear={onClear} />
          )}
          <Text size="xs" c="dimmed" component="span" visibleFrom="sm">
            <KeyHint keys={['Mod', 'Enter']} /> in the field works too
          </Text>
        </Group>
      </Stack>
    </Form>
  );
};

/**
 * The panel of the results: it is brought into view once when a request starts and once when its result, which makes the
 * page longer, is shown; not when the user comes back to an earlier result.
 */
const usePanel = (phase: ReturnType<typeof useRecommendations>['phase']) => {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current !== phase && panel.current !== null) {
      bringIntoView(panel.current);
      // A reply or a condition that was pressed is gone.
      if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
    }
    shown.current = phase;
  }, [phase]);
  return panel;
};

export const DiscoverPage = () => {
  const { phase, recommend, disregard, clear, recommendations } = useRecommendations();
  const requirements = useRequirementsForm();
  const panel = usePanel(phase);

  const reply = (text: string) => {
    requirements.fill(text);
    recommend(text);
  };

  const hasText = requirements.form.values.requirements !== '' && phase !== 'running';
  const clearAll = () => {
    requirements.fill('');
    clear?.();
    requirements.form.getInputNode('requirements')?.focus();
  };

  return (
    <>
      <PageHeader
        title="Discover APIs"
        description="Describe what you are building and see which APIs fit."
        actions={
          <LinkButton to="/api-research" variant="default">
            API Research & Discovery
          </LinkButton>
        }
      />
      <Stack gap="lg">
        <Section
          title="API Discovery"
          description="Describe your project requirements and get AI-powered API recommendations."
        >
          <RequirementsForm
            {...requirements}
            isBusy={phase === 'running'}
            error={recommendations.error}
            onSubmit={recommend}
            onClear={clear === undefined && !hasText ? undefined : clearAll}
          />
        </Section>
        <ScrollTarget ref={panel}>
          <RecommendationsPanel recommendations={recommendations} onReply={reply} onDisregard={disregard} />
        </ScrollTarget>
      </Stack>
    </>
  );
};
