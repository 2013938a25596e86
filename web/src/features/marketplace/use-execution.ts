import type {
  Composition,
  CompositionRun,
  ExecuteCompositionInput,
  RunProgress,
} from '@gatehouse/contract/compositions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { NO_TRACE, type RunTrace, withProgress } from '#src/features/marketplace/run-trace.ts';
import { RUNS_KEY } from '#src/features/marketplace/runs-query.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import type { Run } from '#src/lib/run.ts';
import { useRun } from '#src/lib/run.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toastError, toastSuccess } from '#src/ui/feedback/toast.ts';
import { readFormFailure } from '#src/ui/form/use-form-failure.ts';

const FAILED = 'Failed to execute composition';

/** What is executed: a composition from its start, or an earlier run of it from the step that failed. */
interface ExecutionCall {
  composition: Pick<Composition, 'id' | 'name'>;
  input: Omit<ExecuteCompositionInput, 'id'>;
  /** The id of the run that is retried. */
  retryOf?: number;
}

export type ExecutionRun = Run<ExecutionCall, CompositionRun, RunTrace>;

/** Executes a composition or retries a run, and passes each step to `onStep`. */
const useFollow = () => {
  const execute = useOperation(trpc.compositions.executeWithProgress, STREAMED);
  const retry = useOperation(trpc.compositions.retryWithProgress, STREAMED);
  return async (
    { composition, input, retryOf }: ExecutionCall,
    signal: AbortSignal,
    onStep: (step: RunProgress) => void,
  ): Promise<CompositionRun> =>
    followProgress(
      retryOf === undefined
        ? await execute({ ...input, id: composition.id }, { signal })
        : await retry({ id: retryOf, credentials: input.credentials }, { signal }),
      onStep,
    );
};

/** Executes one composition at a time, and says how it ended. Leaving the screen stops it. */
export const useExecution = () => {
  const { compositions } = trpc.useUtils();
  const follow = useFollow();
  const queryClient = useQueryClient();
  const { run, start, cancel } = useRun<ExecutionCall, CompositionRun, RunTrace>({
    perform: (call, { signal, report }) => {
      let trace = NO_TRACE;
      return follow(call, signal, (step) => {
        trace = withProgress(trace, step);
        report(trace);
      });
    },
    onEnd: (ended) => {
      void queryClient.invalidateQueries({ queryKey: RUNS_KEY });
      if (ended.phase === 'failed') {
        void compositions.readiness.invalidate();
        // What is wrong with the inputs is shown at their fields.
        const { isAboutInput } = readFormFailure(ended.error, () => undefined);
        if (!isAboutInput) tellFailure(ended.error, errorMessage(ended.error, FAILED), 'Execution Failed');
      }
      if (ended.phase !== 'done') return;
      const { status, name, error } = ended.result;
      if (status === 'completed') toastSuccess(`${name} executed successfully`, 'Composition Executed');
      else toastError(error ?? FAILED, 'Execution Failed');
    },
  });
  return { run, execute: (call: ExecutionCall): void => void start(call), cancel };
};

export type Execution = ReturnType<typeof useExecution>;

/** The providers for which a retry asks what to call them with: what the run called them with is gone. */
export const askedProviders = (run: ExecutionRun): string[] =>
  run.phase !== 'failed' || run.call.retryOf === undefined
    ? []
    : Object.keys(
        readFormFailure(run.error, ([first, slug]) => (first === 'credentials' ? String(slug) : undefined))
          .fields,
      );

/** The run of this composition, if it is the last one. */
export const runOf = ({ run }: Execution, { id }: Pick<Composition, 'id'>): ExecutionRun =>
  run.phase !== 'idle' && run.call.composition.id === id ? run : { phase: 'idle' };
