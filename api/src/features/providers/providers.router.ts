import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import { providerIdInput, providerListSchema } from '@gatehouse/contract/providers.ts';
import { removeProvider, showProviders } from '#src/features/providers/providers.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('providers');

export const providersRouter = router({
  list: operation('GET /providers', 'List all providers')
    .input(emptyInput)
    .output(providerListSchema)
    .query(({ ctx }) => showProviders(ctx.deps)),

  delete: operation('DELETE /providers/{id}', 'Remove a provider that was added to the list', {
    description:
      'Built-in providers stay, and so does a provider while API keys or endpoints are stored for it: 409.',
  })
    .input(providerIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => removeProvider(ctx.deps, input.id)),
});
