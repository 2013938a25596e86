import { listOperationsInput, operationListSchema } from '@gatehouse/contract/operations.ts';
import { listOperations } from '#src/features/operations/operations.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('providers');

export const operationsRouter = router({
  list: operation('GET /providers/{id}/operations', "List the operations of a provider's API", {
    description:
      'From the built-in catalog, or from what was found on the site of the company. `query` is what is typed as an endpoint: a method, the beginning of a path or URL, or words; the best matches come first. Without it, the operations to call first do.',
  })
    .input(listOperationsInput)
    .output(operationListSchema)
    .query(({ ctx, input }) => listOperations(ctx.deps, input)),
});
