import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { Composition, CompositionReadiness } from '@gatehouse/contract/compositions.ts';
import { asObject, parseJsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { ConfirmChanges } from '#src/features/marketplace/confirm-changes.tsx';
import {
  type ChosenCredentials,
  notChosen,
  notReady,
  pickedCredentials,
  toCredentials,
} from '#src/features/marketplace/credential-choice.ts';
import { ExecutionPanel } from '#src/features/marketplace/execution-panel.tsx';
import { InputFields } from '#src/features/marketplace/input-fields.tsx';
import {
  type InputValues,
  initialInputs,
  inputFields,
  inputProblems,
  keptInputs,
  toInputs,
} from '#src/features/marketplace/input-form.ts';
import { PastRuns } from '#src/features/marketplace/past-runs.tsx';
import { LoadingReadiness, Readiness } from '#src/features/marketplace/readiness.tsx';
import { Part, SubjectDialog, type SubjectDialogProps } from '#src/features/marketplace/subject-dialog.tsx';
import { askedProviders, type Execution, runOf } from '#src/features/marketplace/use-execution.ts';
import { createDraft } from '#src/lib/draft.ts';
import { storableBody } from '#src/lib/storable-text.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { Form } from '#src/ui/form/form.tsx';
import type { PathOf } from '#src/ui/form/use-form-failure.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';

/** What was typed into the form of each composition, by its id. */
type Inputs = Record<string, InputValues>;

const readValues = (stored: unknown): InputValues =>
  Object.fromEntries(
    Object.entries(asObject(stored) ?? {}).flatMap(([name, value]: [string, JsonValue]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
    ),
  );

/** Anything that looks like a secret stays in memory. */
const inputsDraft = createDraft<Inputs>({
  name: 'composition inputs',
  parse: (stored) => {
    const all = asObject(stored);
    return all && Object.fromEntries(Object.entries(all).map(([id, values]) => [id, readValues(values)]));
  },
  storable: (all) => parseJsonObject(storableBody(JSON.stringify(all))) ?? {},
});

const keepInputs = (id: string, values: InputValues): void =>
  inputsDraft.keep({ ...inputsDraft.read(), [id]: values });

interface ExecuteFormProps {
  composition: Composition;
  execution: Execution;
}

/** The form of the inputs, with what was typed before and the server's errors at its fields. */
const useInputsForm = ({ composition, execution }: ExecuteFormProps) => {
  const fields = useMemo(() => inputFields(composition.inputSchema), [composition]);
  const [initialValues] = useState(() => keptInputs(fields, inputsDraft.read()?.[composition.id]));
  const form = useForm<InputValues>({ initialValues, validate: (values) => inputProblems(fields, values) });
  const { values } = form;
  useEffect(() => keepInputs(composition.id, values), [composition, values]);
  const pathOf: PathOf = ([first, second]) => {
    const name = String(first === 'inputs' ? second : first);
    return fields.some((field) => field.name === name) ? name : undefined;
  };
  const run = runOf(execution, composition);
  const failure = useFormFailure({ form, error: run.phase === 'failed' ? run.error : null, pathOf });
  const defaults = initialInputs(fields);
  const isChanged = fields.some(({ name }) => values[name] !== defaults[name]);
  const reset = (): void => {
    form.setValues(defaults);
    form.clearErrors();
  };
  return { fields, form, run, failure, isChanged, reset };
};

type InputsForm = ReturnType<typeof useInputsForm>;

const namesOf = (providers: readonly { name: string }[]): string =>
  andList(providers.map(({ name }) => name));

/** Why the composition cannot be executed now; undefined if it can. */
const blockedBy = (
  { composition, execution: { run } }: ExecuteFormProps,
  readiness: CompositionReadiness | undefined,
  choice: ChosenCredentials,
): string | undefined => {
  if (run.phase === 'running' && run.call.composition.id !== composition.id)
    return `“${run.call.composition.name}” is still running.`;
  if (readiness === undefined) return undefined;
  const missing = notReady(readiness, choice);
  if (missing.length > 0) return `Add a key for ${namesOf(missing)} first.`;
  const open = notChosen(readiness, choice);
  return open.length === 0
    ? undefined
    : `Choose a key for ${namesOf(open)} first. Nothing is sent until then.`;
};

/** Executes the composition with what is in the form, after a question if that changes something; or again from a step. */
const useExecute = (props: ExecuteFormProps, { form, fields }: InputsForm) => {
  const { composition, execution } = props;
  const [choice, setChoice] = useState<ChosenCredentials>({});
  const [isAsking, setAsking] = useState(false);
  const readiness = trpc.compositions.readiness.useQuery({ id: composition.id }, { staleTime: 0 });
  const { data: ready } = readiness;
  const blocked = blockedBy(props, ready, choice);
  const isRunning = execution.run.phase === 'running';
  const changes = composition.steps.filter((step) => step.changes);
  const execute = (): void => {
    setAsking(false);
    if (ready === undefined || isRunning) return;
    const input = { inputs: toInputs(fields, form.getValues()), credentials: toCredentials(ready, choice) };
    execution.execute({ composition, input });
  };
  const submit = (): void => {
    if (blocked !== undefined || ready === undefined || isRunning) return;
    if (changes.length > 0) setAsking(true);
    else execute();
  };
  const retry = (runId: number): void =>
    execution.execute({
      composition,
      // A run goes on with what it began with: no other key takes the place of one that is gone.
      input: { credentials: ready && pickedCredentials(ready, choice) },
      retryOf: runId,
    });
  const question = isAsking && ready !== undefined && (
    <ConfirmChanges
      steps={changes}
      readiness={ready}
      choice={choice}
      onCancel={() => setAsking(false)}
      onConfirm={execute}
    />
  );
  return { readiness, choice, setChoice, blocked, isRunning, submit, retry, question };
};

interface ButtonsProps {
  isRunning: boolean;
  isBlocked: boolean;
  /** Why it cannot be executed now. */
  reason: string | undefined;
  onReset: (() => void) | undefined;
}

const Buttons = ({ isRunning, isBlocked, reason, onReset }: ButtonsProps) => (
  <DialogFooter>
    {reason !== undefined && (
      <Text size="sm" c="dimmed" mr="auto">
        {reason}
      </Text>
    )}
    {onReset !== undefined && (
      <Button variant="subtle" color="gray" onClick={onReset}>
        Reset to defaults
      </Button>
    )}
    <BusyButton type="submit" icon={IconPlayerPlay} isBusy={isRunning} isBlocked={isBlocked}>
      {isRunning ? 'Executing...' : 'Execute'}
    </BusyButton>
  </DialogFooter>
);

const ExecuteForm = (props: ExecuteFormProps) => {
  const { composition, execution } = props;
  const inputs = useInputsForm(props);
  const { fields, form, run, failure, isChanged, reset } = inputs;
  const { readiness, choice, setChoice, blocked, isRunning, submit, retry, question } = useExecute(
    props,
    inputs,
  );
  return (
    <Stack gap="md">
      <Text size="sm">{composition.description}</Text>
      <Part title="Keys">
        <LoadState
          state={readiness}
          errorTitle="The keys could not be loaded"
          loading={<LoadingReadiness steps={composition.steps} />}
        >
          {(loaded) => (
            <Readiness readiness={loaded} choice={choice} onChoice={setChoice} asked={askedProviders(run)} />
          )}
        </LoadState>
      </Part>
      <Form form={form} onSubmit={submit}>
        <Stack gap="md">
          {fields.length > 0 && (
            <Part title="Inputs">
              <InputFields form={form} fields={fields} />
            </Part>
          )}
          <FormFailure>{failure}</FormFailure>
          {question || (
            <Buttons
              isRunning={run.phase === 'running'}
              isBlocked={blocked !== undefined || readiness.data === undefined}
              reason={blocked}
              onReset={isChanged && !isRunning ? reset : undefined}
            />
          )}
        </Stack>
      </Form>
      {run.phase !== 'idle' && (
        <ExecutionPanel composition={composition} run={run} onCancel={execution.cancel} onRetry={retry} />
      )}
      <PastRuns composition={composition} onRetry={isRunning ? undefined : retry} />
    </Stack>
  );
};

interface ExecuteDialogProps extends SubjectDialogProps<Composition> {
  execution: Execution;
}

/** Executes a composition. Closing the dialog neither stops a run nor loses what was typed. */
export const ExecuteDialog = ({ execution, ...dialog }: ExecuteDialogProps) => (
  <SubjectDialog {...dialog} titleOf={({ name }) => `Execute “${name}”`}>
    {(composition) => <ExecuteForm key={composition.id} composition={composition} execution={execution} />}
  </SubjectDialog>
);
