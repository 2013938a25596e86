import { COMPANY_RESEARCH_LIMITS } from '@gatehouse/contract/plain/company/company-research-limits.ts';
import { Progress, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { ProgressLines } from '#src/features/research/evidence-lines.tsx';
import classes from '#src/features/research/research.module.css';
import type { CompanyRun } from '#src/features/research/use-company-research.ts';
import { NO_PROGRESS } from '#src/features/research/use-company-research.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatMs } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { Form, useDraftForm } from '#src/ui/form/form.tsx';
import { createFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields, readFormFailure, useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

const { pages: MAX_PAGES } = COMPANY_RESEARCH_LIMITS;

/** How many pages a research has read, out of those it may read. */
const PagesUsed = ({ pages }: { pages: number }) => (
  <div className={classes.pages}>
    <Progress.Root size="sm" className={classes.bar}>
      <Progress.Section value={(pages / MAX_PAGES) * 100} aria-label="Pages used" />
    </Progress.Root>
    <Text size="xs" c="dimmed" className={classes.count}>
      {pages} of {MAX_PAGES} pages
    </Text>
  </div>
);

const PATHS = atFields(['domain']);

const EMPTY = { domain: '' };

const draft = createFormDraft<typeof EMPTY>({ name: 'company' });

const DRAFT_ID = 'company';

const validation = loadOnce(async () =>
  schemaResolver((await import('@gatehouse/contract/research.ts')).scrapeCompanyInput),
);

const NOTE =
  'Scans common API documentation paths, extracts features and endpoints, finds registration and pricing information, and categorises by industry and use case.';

interface RunningProps {
  run: Extract<CompanyRun, { phase: 'running' }>;
  onCancel: () => void;
}

const Running = ({ run: { call, progress = NO_PROGRESS, startedAt }, onCancel }: RunningProps) => {
  const panel = useRef<HTMLDivElement>(null);
  // On a narrow screen it starts below the visible part, and so does the Cancel button.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={classes.running} data-live>
      <RunningLine startedAt={startedAt} onCancel={onCancel}>
        {`Researching ${call.host}`}
      </RunningLine>
      <PagesUsed pages={progress.pages} />
      <ProgressLines {...progress} />
    </div>
  );
};

interface OutcomeProps {
  run: CompanyRun;
  /** Why it failed; undefined if the field says so. The toast that says it too is gone after a few seconds. */
  reason: string | undefined;
  onRetry: (host: string) => void;
}

/** How the last research ended if it has no result, and its progress. Announces the start of one to screen readers. */
const Outcome = ({ run, reason, onRetry }: OutcomeProps) => (
  <>
    <div role="status" className={classes.status}>
      {run.phase === 'running' && <VisuallyHidden>Research on {run.call.host} has started</VisuallyHidden>}
      {run.phase === 'canceled' && (
        <Text size="sm">
          Research on {run.call.host} canceled after {formatMs(run.afterMs)}.
        </Text>
      )}
    </div>
    {run.phase === 'failed' && (
      <ErrorState
        title={`${run.call.host} could not be researched`}
        message={reason}
        onRetry={() => onRetry(run.call.host)}
      />
    )}
    {(run.phase === 'canceled' || run.phase === 'failed') &&
      run.progress !== undefined &&
      run.progress.tried.length > 0 && (
        <div className={classes.running}>
          <PagesUsed pages={run.progress.pages} />
          <ProgressLines trying={[]} tried={run.progress.tried} />
        </div>
      )}
  </>
);

/** Moves the focus to the field when the button that had it is removed or disabled. */
const useFocusAfterwards = (phase: CompanyRun['phase'], field: RefObject<HTMLInputElement | null>) =>
  useEffect(() => {
    const hasEnded = phase === 'canceled' || phase === 'failed';
    if (hasEnded && document.activeElement === document.body) field.current?.focus();
  }, [phase, field]);

const SearchButton = ({ isDisabled }: { isDisabled: boolean }) => (
  <ActionButton type="submit" aria-label="Search the company’s site" disabled={isDisabled} icon={IconSearch}>
    Search
  </ActionButton>
);

interface CompanyResearchProps {
  run: CompanyRun;
  onResearch: (domain: string) => void;
  onCancel: () => void;
}

export const CompanyResearch = ({ run, onResearch, onCancel }: CompanyResearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  useFocusAfterwards(run.phase, field);
  const validate = useLazyValidation(validation);
  const { form } = useDraftForm(draft, DRAFT_ID, EMPTY, {
    // A blank domain does nothing, with Enter too.
    validate: (values) => (values.domain.trim() === '' ? {} : validate(values)),
  });
  const error = run.phase === 'failed' ? run.error : null;
  const reason = errorMessage(error, 'Failed to research company');
  const failure = useFormFailure({ form, error, pathOf: PATHS, toast: reason });
  const isRunning = run.phase === 'running';
  const canSearch = !isRunning && form.values.domain.trim() !== '';
  const submit = ({ domain }: typeof EMPTY): void => {
    if (canSearch) onResearch(domain.trim());
  };
  return (
    <Stack gap="sm">
      <Form form={form} onSubmit={submit}>
        <div className={classes.domain}>
          <TextInput
            ref={field}
            {...form.getInputProps('domain')}
            label="Company domain"
            placeholder="example.com"
            inputMode="url"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
          />
          <SearchButton isDisabled={!canSearch} />
        </div>
      </Form>
      <FormFailure>{failure}</FormFailure>
      <Text size="xs" c="dimmed">
        {NOTE}
      </Text>
      {isRunning && <Running run={run} onCancel={onCancel} />}
      <Outcome
        run={run}
        reason={readFormFailure(error, PATHS).isAboutInput ? undefined : reason}
        onRetry={onResearch}
      />
    </Stack>
  );
};
