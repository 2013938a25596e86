import { APPLICATION_STEPS } from '@gatehouse/contract/application-options.ts';
import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { Stack } from '@mantine/core';
import type { ApplicationForm } from '#src/features/applications/application-fields.tsx';
import { LAST_STEP } from '#src/features/applications/application-search.ts';
import { CompanyStep } from '#src/features/applications/company-step.tsx';
import { FilledNote } from '#src/features/applications/filled-note.tsx';
import { ProjectStep } from '#src/features/applications/project-step.tsx';
import { ReviewStep } from '#src/features/applications/review-step.tsx';
import { TechnicalStep } from '#src/features/applications/technical-step.tsx';
import type { useApplicationForm } from '#src/features/applications/use-application-form.ts';
import { WideColumns } from '#src/ui/table/wide-columns.tsx';

interface LaterStepsProps {
  /** From 2. */
  step: number;
  form: ApplicationForm;
  fromProfile: ReturnType<typeof useApplicationForm>['fromProfile'];
  hasProfile: boolean;
  /** Undefined until it is loaded. */
  platform: ApplicationPlatform | undefined;
  platformName: string;
  /** @param step the index of the step */
  onEdit: (step: number) => void;
  /** Leads to the field that a remark is about. */
  onField: (path: string) => void;
}

/**
 * The steps after the choice of a platform. They are one chunk: who is on one of them moves between them without waiting,
 * and a field that another step leads to is there at once. Loaded only by application-wizard.tsx.
 */
export const LaterSteps = ({
  step,
  form,
  fromProfile,
  hasProfile,
  platform,
  platformName,
  onEdit,
  onField,
}: LaterStepsProps) => {
  if (step === LAST_STEP)
    return <ReviewStep values={form.values} {...{ platform, platformName, onEdit, onField }} />;
  const head = { title: APPLICATION_STEPS[step - 1], description: `For access to ${platformName}` };
  return (
    <Stack gap="md">
      {step === 2 && (
        <FilledNote
          {...fromProfile}
          hasProfile={hasProfile}
          onFill={fromProfile.fill}
          onUndo={fromProfile.undo}
        />
      )}
      <WideColumns>
        {step === 2 && <CompanyStep form={form} head={head} />}
        {step === 3 && <ProjectStep form={form} head={head} />}
        {step === 4 && (
          <TechnicalStep form={form} head={head} platform={platform} platformName={platformName} />
        )}
      </WideColumns>
    </Stack>
  );
};
