import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import {
  createEnvironmentInput,
  environmentIdInput,
  environmentListSchema,
  environmentSchema,
  patchEnvironmentInput,
} from '@gatehouse/contract/environments.ts';
import * as environments from '#src/features/environments/environments.service.ts';
import { CONDITIONAL, sendTagged, TAGGED } from '#src/if-match.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('environments');

export const environmentsRouter = router({
  list: operation(
    'GET /environments',
    'List all environments, with the values of their secret variables masked',
  )
    .input(emptyInput)
    .output(environmentListSchema)
    .query(({ ctx }) => environments.listEnvironments(ctx.deps)),

  create: operation('POST /environments', 'Create an environment', {
    ...TAGGED,
    description:
      'Its variables stand in requests as {{name}}. The value of a secret one is stored encrypted, masked in every response, and sent to its hosts only.',
  })
    .input(createEnvironmentInput)
    .output(environmentSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, environments.createEnvironment(ctx.deps, input))),

  update: operation('PATCH /environments/{id}', 'Change an environment', {
    ...TAGGED,
    ...CONDITIONAL,
    description:
      'An absent field stays unchanged, a list replaces the one before, and a mask that is sent back unchanged keeps the stored value.',
  })
    .input(patchEnvironmentInput)
    .output(environmentSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, environments.updateEnvironment(ctx.deps, input, ctx))),

  delete: operation('DELETE /environments/{id}', 'Delete an environment', CONDITIONAL)
    .input(environmentIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => environments.deleteEnvironment(ctx.deps, input.id, ctx)),
});
