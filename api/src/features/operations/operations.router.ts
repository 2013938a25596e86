import { listOperationsInput, operationListSchema } from '@gatehouse/contract/operations.ts';
import { listOperations } from '#src/features/operations/operations.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const operationsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/providers/{id}/operations',
        tags: ['providers'],
        summary: "List the operations of a provider's API",
        description:
          'From the built-in catalog, or from what was found on the site of the company. `query` is what is typed as an endpoint: a method, the beginning of a path or URL, or words; the best matches come first. Without it, the operations to call first do.',
      },
    })
    .input(listOperationsInput)
    .output(operationListSchema)
    .query(({ ctx, input }) => listOperations(ctx.deps, input)),
});
