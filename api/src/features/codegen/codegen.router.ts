import { generateCodeInput, generatedCodeSchema } from '@gatehouse/contract/codegen.ts';
import { generateFor } from '#src/features/codegen/codegen.service.ts';
import { operationsOf, router } from '#src/trpc.ts';
import { WITH_FILES } from '#src/uploads/with-files.ts';

const operation = operationsOf('codegen');

export const codegenRouter = router({
  generate: operation('POST /generate-code', 'Write a program that makes a call', {
    description:
      'The program sends what `POST /test` with the same input sends, but for the `requestBody` of a GET, which is left out; a `body` is sent with every method, and its files are read from the working folder. The program holds no key: it reads each secret from an environment variable, named in `requirements`. The same input always results in the same code. No call is made.',
  })
    .meta(WITH_FILES)
    .input(generateCodeInput)
    .output(generatedCodeSchema)
    .mutation(({ ctx, input }) => generateFor(ctx.deps, input)),
});
