import { addOwnApiInput, changeProviderInput } from '@gatehouse/contract/own-apis.ts';
import { listedProviderSchema } from '@gatehouse/contract/providers.ts';
import { addOwnApi, changeProvider } from '#src/features/own-apis/own-apis.service.ts';
import { procedure, router } from '#src/trpc.ts';

const tags = ['providers'];

export const ownApisRouter = router({
  add: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/providers',
        tags,
        summary: "Add an API of one's own to the list",
        description:
          'A name in use, in whatever case: 409. `keyPlacement.prefix` includes its space; the placement `none` is that of an API without keys.',
      },
    })
    .input(addOwnApiInput)
    .output(listedProviderSchema)
    .mutation(({ ctx, input }) => addOwnApi(ctx.deps, input)),

  change: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/providers/{id}',
        tags,
        summary: 'Change a provider that was added to the list',
        description:
          'Built-in providers stay as they are: 409. A new base URL or placement counts for stored keys at once; without `hosts`, the host of the new base URL takes the place of the old one.',
      },
    })
    .input(changeProviderInput)
    .output(listedProviderSchema)
    .mutation(({ ctx, input }) => changeProvider(ctx.deps, input)),
});
