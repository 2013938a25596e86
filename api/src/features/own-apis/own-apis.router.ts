import { addOwnApiInput, changeProviderInput } from '@gatehouse/contract/own-apis.ts';
import { listedProviderSchema } from '@gatehouse/contract/providers.ts';
import { addOwnApi, changeProvider } from '#src/features/own-apis/own-apis.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('providers');

export const ownApisRouter = router({
  add: operation('POST /providers', "Add an API of one's own to the list", {
    description:
      'A name in use, in whatever case: 409. `keyPlacement.prefix` includes its space; the placement `none` is that of an API without keys.',
  })
    .input(addOwnApiInput)
    .output(listedProviderSchema)
    .mutation(({ ctx, input }) => addOwnApi(ctx.deps, input)),

  change: operation('PATCH /providers/{id}', 'Change a provider that was added to the list', {
    description:
      'Built-in providers stay as they are: 409. A new base URL or placement counts for stored keys at once; without `hosts`, the host of the new base URL takes the place of the old one.',
  })
    .input(changeProviderInput)
    .output(listedProviderSchema)
    .mutation(({ ctx, input }) => changeProvider(ctx.deps, input)),
});
