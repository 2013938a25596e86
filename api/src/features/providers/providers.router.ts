import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import { providerIdInput, providerListSchema } from '@gatehouse/contract/providers.ts';
import { removeProvider, showProviders } from '#src/features/providers/providers.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const providersRouter = router({
  list: procedure
    .meta({
      openapi: { method: 'GET', path: '/providers', tags: ['providers'], summary: 'List all providers' },
    })
    .input(emptyInput)
    .output(providerListSchema)
    .query(({ ctx }) => showProviders(ctx.deps)),

  delete: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/providers/{id}',
        tags: ['providers'],
        summary: 'Remove a provider that was added to the list',
        description:
          'Built-in providers stay, and so does a provider while API keys or endpoints are stored for it: 409.',
      },
    })
    .input(providerIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => removeProvider(ctx.deps, input.id)),
});
