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
import { procedure, router } from '#src/trpc.ts';

const tags = ['marketplace'];

export const compositionsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marketplace/compositions',
        tags,
        summary: 'List the compositions: calls to several APIs, one after another',
      },
    })
    .input(emptyInput)
    .output(compositionListSchema)
    .query(() => listCompositions()),

  readiness: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marketplace/compositions/{id}/readiness',
        tags,
        summary: 'Say which providers of a composition have a key or a connection',
      },
    })
    .input(compositionIdInput)
    .output(compositionReadinessSchema)
    .query(({ ctx, input }) => checkReadiness(ctx.deps, findComposition(input.id))),

  execute: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/marketplace/execute-composition/{id}',
        tags,
        summary: 'Run a composition with the stored keys',
        description:
          'Calls each step in order and passes values on. A step that fails ends the run, which is a 200 with the status `failed`. A provider without a key is a 412 that names it, and one with several keys or connections, of which `credentials` names none, a 412 that lists them; then nothing was called.',
      },
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

  retry: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/marketplace/runs/{id}/retry',
        tags,
        summary: 'Run a failed composition again, from the step that failed',
        description:
          'A new run with the outputs of the steps that succeeded (`reused`), which are not called again. 409 if the run did not fail, was retried already, or if the composition was changed since.',
      },
    })
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

  runs: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marketplace/runs',
        tags,
        summary: 'List the runs of compositions, newest first',
        description: 'The newest 200 of the last 30 days are kept.',
      },
    })
    .input(listRunsInput)
    .output(runPageSchema)
    .query(({ ctx, input }) => listRuns(ctx.deps, input)),

  run: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marketplace/runs/{id}',
        tags,
        summary: 'Show a run with its steps, or the last run of a composition',
      },
    })
    .input(readRunInput)
    .output(compositionRunSchema)
    .query(({ ctx, input }) => readRun(ctx.deps, input)),

  deleteRun: procedure
    .meta({
      openapi: { method: 'DELETE', path: '/marketplace/runs/{id}', tags, summary: 'Delete a run' },
    })
    .input(runIdInput)
    .output(runsDeletedSchema)
    .mutation(({ ctx, input }) => deleteRun(ctx.deps, input.id)),

  deleteRuns: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/marketplace/runs',
        tags,
        summary: 'Delete all runs that have ended',
      },
    })
    .input(emptyInput)
    .output(runsDeletedSchema)
    .mutation(({ ctx }) => deleteRuns(ctx.deps)),
});
