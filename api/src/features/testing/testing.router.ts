import {
  callPreviewSchema,
  revealedMaskedSchema,
  revealMaskedInput,
  runTestInput,
  testResultSchema,
  testStepSchema,
} from '@gatehouse/contract/testing.ts';
import { revealMasked } from '#src/features/testing/masked-secrets.service.ts';
import { previewTest, runTest } from '#src/features/testing/testing.service.ts';
import { progressOutput, streamProgress } from '#src/progress/progress-stream.ts';
import { operationsOf, procedure, router, secretOperationsOf } from '#src/trpc.ts';
import { WITH_FILES } from '#src/uploads/with-files.ts';

const operation = operationsOf('testing');
const secretOperation = secretOperationsOf('testing');

export const testingRouter = router({
  run: operation('POST /test', 'Call an API with a stored key, an OAuth connection, or without a key', {
    description:
      'Any response from the API, including 4xx and 5xx, is returned as a 200 with its `status`. If there is no response, it is a 200 with `error` and no `status`.',
  })
    .meta(WITH_FILES)
    .input(runTestInput)
    .output(testResultSchema)
    .mutation(({ ctx, input }) => runTest(ctx.deps, input, ctx.signal, ctx.sent)),

  preview: operation('POST /test/preview', 'Say what a call will do', {
    description:
      'Takes what `POST /api/test` takes, and sends and records nothing. It returns the full URL, the headers with the key masked, and whether the key is sent, or why not.',
  })
    .meta(WITH_FILES)
    .input(runTestInput)
    .output(callPreviewSchema)
    .mutation(({ ctx, input }) => previewTest(ctx.deps, input)),
  runWithProgress: procedure
    .meta({ ...WITH_FILES, progressOf: 'testing.run' })
    .input(runTestInput)
    .output(progressOutput(testStepSchema, testResultSchema))
    .mutation(({ ctx, input }) => {
      // A proxy that buffers responses would delay the records until the end.
      ctx.setHeader('x-accel-buffering', 'no');
      return streamProgress(ctx.signal, (signal, onStep) =>
        runTest(ctx.deps, input, signal, ctx.sent, onStep),
      );
    }),

  revealMasked: secretOperation('POST /test/reveal', 'Show the key that is masked in a response', {
    description:
      'Takes the `token` of `maskedSecrets` in a result, within an hour, and returns what each mask in that response stands for. It is recorded.',
  })
    .input(revealMaskedInput)
    .output(revealedMaskedSchema)
    .mutation(({ ctx, input }) => revealMasked(ctx.deps, input.token)),
});
