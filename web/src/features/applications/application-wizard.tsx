import type { Application } from '@gatehouse/contract/applications.ts';
import { APPLICATION_STEPS, applicationProgress } from '@gatehouse/contract/plain/application-options.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePlatform } from '#src/features/applications/application-queries.ts';
import { LAST_STEP } from '#src/features/applications/application-search.ts';
import {
  type ApplicationValues,
  applicationPath,
  missingFields,
  stepOfField,
  toApplicationInput,
} from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { PlatformStep } from '#src/features/applications/platform-step.tsx';
import { useApplicationForm } from '#src/features/applications/use-application-form.ts';
import { useProfile } from '#src/features/profile/offers/profile-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { errorStatus } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { focusFirstError } from '#src/ui/form/form-behavior.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { StepFrame } from '#src/ui/layout/step-frame.tsx';
import { StepList } from '#src/ui/layout/step-list.tsx';

/** Stores an application. A failure changes nothing in the form. */
const useSubmit = (onSubmitted: (id: number) => void) => {
  const utils = trpc.useUtils();
  const create = trpc.applications.create.useMutation({
    onSuccess: (application: Application) => {
      utils.applications.list.setData({}, (listed) => listed && [application, ...listed]);
      toastSuccess('Application submitted');
      onSubmitted(application.id);
    },
  });
  const send = (values: ApplicationValues): void => create.mutate(toApplicationInput(values));
  return { send, error: create.error, isPending: create.isPending };
};

const laterSteps = loadExport(() => import('#src/features/applications/later-steps.tsx'), 'LaterSteps');
const LaterSteps = lazy(async () => ({ default: await laterSteps.load() }));

const LoadingStep = () => (
  <Section>
    <LoadingText what="the step" count={8} />
  </Section>
);

const FAILED = {
  title: 'Submission failed',
  text: 'There was an error submitting your application. Please try again.',
};

interface WizardProps {
  /** From 1. */
  step: number;
  onStep: (step: number) => void;
  /** The application was stored, and the form is empty again. */
  onSubmitted: (id: number) => void;
}

const useWizard = ({ step, onStep, onSubmitted }: WizardProps) => {
  const profile = useProfile();
  const { form, choose, clear, fromProfile } = useApplicationForm(profile.data);
  const element = useRef<HTMLFormElement>(null);
  const providers = useProviders();
  const { platformId } = form.values;
  const isChosen = platformId !== 0;
  const provider = providers.data?.find(({ id }) => id === platformId);
  const shown = isChosen ? step : 1;
  const submit = useSubmit((id) => {
    clear();
    onSubmitted(id);
  });
  const goToErrors = (paths: readonly string[]): void => {
    const first = Math.min(...paths.map(stepOfField));
    if (Number.isFinite(first)) onStep(first + 1);
    focusFirstError(element.current);
  };
  const failure = useFormFailure({
    form,
    error: submit.error,
    pathOf: applicationPath,
    toast: FAILED,
    onFields: goToErrors,
  });
  const send = form.onSubmit(
    (values) => {
      if (!submit.isPending) submit.send(values);
    },
    (errors) => goToErrors(Object.keys(errors)),
  );
  return {
    ...{ profile, form, choose, fromProfile, element, provider, isChosen, shown, submit, failure, send },
    platform: usePlatform(isChosen ? platformId : undefined).data,
  };
};

type Wizard = ReturnType<typeof useWizard>;

/** Leads to a field, which may be in another step. */
const toFieldOf =
  ({ element }: Wizard, onStep: WizardProps['onStep']) =>
  (path: string): void => {
    onStep(stepOfField(path) + 1);
    // The step is rendered by then.
    setTimeout(() => {
      const named = element.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
      (named?.querySelector<HTMLElement>('input, textarea') ?? named)?.focus();
    });
  };

/** What the list of the steps says about each. */
const stepsOf = ({ form, isChosen }: Wizard) => {
  const withErrors = new Set(Object.keys(form.errors).map(stepOfField));
  const missing = new Set(missingFields(form.values).map(stepOfField));
  return APPLICATION_STEPS.map((title, index) => ({
    title,
    hasError: withErrors.has(index),
    isOpen: missing.has(index),
    isDisabled: !isChosen && index > 0,
  }));
};

interface PartProps {
  wizard: Wizard;
  onStep: WizardProps['onStep'];
}

const Step = ({ wizard, onStep }: PartProps) => {
  const { form, provider, isChosen, shown, platform, profile, fromProfile } = wizard;
  if (shown === 1)
    return (
      <PlatformStep
        chosenId={isChosen ? form.values.platformId : undefined}
        onChoose={(id) => {
          wizard.choose(id);
          onStep(2);
        }}
      />
    );
  return (
    <Suspense fallback={<LoadingStep />}>
      <LaterSteps
        step={shown}
        form={form}
        fromProfile={fromProfile}
        hasProfile={profile.data !== undefined || errorStatus(profile.error) !== 404}
        platform={platform}
        platformName={provider === undefined ? 'the platform' : providerLabel(provider)}
        onEdit={(index) => onStep(index + 1)}
        onField={toFieldOf(wizard, onStep)}
      />
    </Suspense>
  );
};

const Foot = ({ wizard: { shown, submit }, onStep }: PartProps) => (
  <Group justify="space-between" gap="sm" className={classes.foot}>
    <Button variant="default" disabled={shown === 1} onClick={() => onStep(shown - 1)}>
      Back
    </Button>
    {shown < LAST_STEP ? (
      <Button onClick={() => onStep(shown + 1)}>Next Step</Button>
    ) : (
      <BusyButton type="submit" icon={IconSend} isBusy={submit.isPending}>
        Submit Application
      </BusyButton>
    )}
  </Group>
);

/** Applies for access in five steps. Nothing is checked before the last one, and what was typed survives a reload. */
export const ApplicationWizard = (props: WizardProps) => {
  const { onStep } = props;
  const wizard = useWizard(props);
  const { element, shown, send, failure } = wizard;
  // Choosing a platform leads on: the next steps are there by then. If they are not, they are loaded as they are shown.
  useEffect(() => whenIdle(() => laterSteps.load().catch(() => undefined)), []);
  return (
    <form ref={element} className={classes.form} onSubmit={send} noValidate>
      <Stack gap="lg">
        {/* All steps have the same width, so that what is above and below them stays in its place. */}
        <div data-wide="">
          <StepList steps={stepsOf(wizard)} current={shown - 1} onStep={(index) => onStep(index + 1)} />
          <Text size="xs" c="dimmed" mt={6}>
            {`Step ${shown} of ${LAST_STEP} · ${applicationProgress(shown)}%`}
          </Text>
        </div>
        <StepFrame step={shown}>
          <Step wizard={wizard} onStep={onStep} />
        </StepFrame>
        <FormFailure>{failure}</FormFailure>
        {wizard.isChosen && <Foot wizard={wizard} onStep={onStep} />}
      </Stack>
    </form>
  );
};
