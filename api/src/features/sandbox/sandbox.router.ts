import { emptyInput } from '@gatehouse/contract/common.ts';
import { apiKeySchema } from '@gatehouse/contract/keys.ts';
import { openSandbox } from '#src/features/sandbox/sandbox.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('keys');

export const sandboxRouter = router({
  open: operation('POST /sandbox', 'Add the sandbox, a simulated API inside Gatehouse, with a key for it', {
    description:
      'Returns the latest key of the sandbox if it has one. Calls with it are made within Gatehouse and leave no machine. Delete the key and the provider to remove it.',
  })
    .input(emptyInput)
    .output(apiKeySchema)
    .mutation(({ ctx }) => openSandbox(ctx.deps)),
});
