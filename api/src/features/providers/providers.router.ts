import { emptyInput } from '@gatehouse/contract/common.ts';
import { providerListSchema } from '@gatehouse/contract/providers.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const providersRouter = router({
  list: procedure
    .meta({
      openapi: { method: 'GET', path: '/providers', tags: ['providers'], summary: 'List all providers' },
    })
    .input(emptyInput)
    .output(providerListSchema)
    .query(({ ctx }) => listProviders(ctx.deps)),
});
