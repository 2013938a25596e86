import { emptyInput } from '@gatehouse/contract/common.ts';
import {
  compositionIdInput,
  compositionListSchema,
  compositionReadinessSchema,
  compositionRunSchema,
  executeCompositionInput,
  listRunsInput,
  readRunInput,
  retryRunInput,
  runIdInput,
  runPageSchema,
  runProgressSchema,
  runsDeletedSchema,
} from '@gatehouse/contract/compositions.ts';
import { checkReadiness } from '#src/features/marketplace/composition-providers.service.ts';
import { findComposition, listCompositions } from '#src/features/marketplace/compositions.service.ts';
import { executeComposition, retryRun } from '#src/features/marketplace/run-composition.service.ts';
import { deleteRun, deleteRuns, listRuns, readRun } from '#src/features/marketplace/runs.service.ts';
import { progressOutput, streamProgress } from '#src/progress/progress-stream.ts';
import { operationsOf, procedure, router } from '#src/trpc.ts';

const operation = operationsOf('marketplace');

export const compositionsRouter = router({
  list: operation(
    'GET /marketplace/compositions',
    'List the compositions: calls to several APIs, one after another',
  )
    .input(emptyInput)
    .output(compositionListSchema)
    .query(() => listCompositions()),

  readiness: operation(
    'GET /marketplace/compositions/{id}/readiness',
    'Say which providers of a composition have a key or a connection',
  )
    .input(compositionIdInput)
    .output(compositionReadinessSchema)
    .query(({ ctx, input }) => checkReadiness(ctx.deps, findComposition(input.id))),

  execute: operation('POST /marketplace/execute-composition/{id}', 'Run a composition with the stored keys', {
    description:
      'Calls each step in order and passes values on. A step that fails ends the run, which is a 200 with the status `failed`. A provider without a key is a 412 that names it, and one with several keys or connections, of which `credentials` names none, a 412 that lists them; then nothing was called.',
  })
    .input(executeCompositionInput)
    .output(compositionRunSchema)
    .mutation(({ ctx, input }) => executeComposition(ctx.deps, input, ctx.signal)),

  executeWithProgress: procedure
    .meta({ progressOf: 'compositions.execute' })
    .input(executeCompositionInput)
    .output(progressOutput(runProgressSchema, compositionRunSchema))
    .mutation(({ ctx, input }) => {
      // A proxy that buffers responses would delay the steps until the end.
      ctx.setHeader('x-accel-buffering', 'no');
      return streamProgress(ctx.signal, (signal, onStep) =>
        executeComposition(ctx.deps, input, signal, onStep),
      );
    }),

  retry: operation(
    'POST /marketplace/runs/{id}/retry',
    'Run a failed composition again, from the step that failed',
    {
      description:
        'A new run with the outputs of the steps that succeeded (`reused`), which are not called again. 409 if the run did not fail, was retried already, or if the composition was changed since.',
    },
  )
    .input(retryRunInput)
    .output(compositionRunSchema)
    .mutation(({ ctx, input }) => retryRun(ctx.deps, input, ctx.signal)),

  retryWithProgress: procedure
    .meta({ progressOf: 'compositions.retry' })
    .input(retryRunInput)
    .output(progressOutput(runProgressSchema, compositionRunSchema))
    .mutation(({ ctx, input }) => {
      ctx.setHeader('x-accel-buffering', 'no');
      return streamProgress(ctx.signal, (signal, onStep) => retryRun(ctx.deps, input, signal, onStep));
    }),

  runs: operation('GET /marketplace/runs', 'List the runs of compositions, newest first', {
    description: 'The newest 200 of the last 30 days are kept.',
  })
    .input(listRunsInput)
    .output(runPageSchema)
    .query(({ ctx, input }) => listRuns(ctx.deps, input)),

  run: operation('GET /marketplace/runs/{id}', 'Show a run with its steps, or the last run of a composition')
    .input(readRunInput)
    .output(compositionRunSchema)
    .query(({ ctx, input }) => readRun(ctx.deps, input)),

  deleteRun: operation('DELETE /marketplace/runs/{id}', 'Delete a run')
    .input(runIdInput)
    .output(runsDeletedSchema)
    .mutation(({ ctx, input }) => deleteRun(ctx.deps, input.id)),

  deleteRuns: operation('DELETE /marketplace/runs', 'Delete all runs that have ended')
    .input(emptyInput)
    .output(runsDeletedSchema)
    .mutation(({ ctx }) => deleteRuns(ctx.deps)),
});
