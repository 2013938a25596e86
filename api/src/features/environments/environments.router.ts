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
import { procedure, router } from '#src/trpc.ts';

const tags = ['environments'];

export const environmentsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/environments',
        tags,
        summary: 'List all environments, with the values of their secret variables masked',
      },
    })
    .input(emptyInput)
    .output(environmentListSchema)
    .query(({ ctx }) => environments.listEnvironments(ctx.deps)),

  create: procedure
    .meta({
      openapi: {
        ...TAGGED,
        method: 'POST',
        path: '/environments',
        tags,
        summary: 'Create an environment',
        description:
          'Its variables stand in requests as {{name}}. The value of a secret one is stored encrypted, masked in every response, and sent to its hosts only.',
      },
    })
    .input(createEnvironmentInput)
    .output(environmentSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, environments.createEnvironment(ctx.deps, input))),

  update: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'PATCH',
        path: '/environments/{id}',
        tags,
        summary: 'Change an environment',
        description:
          'An absent field stays unchanged, a list replaces the one before, and a mask that is sent back unchanged keeps the stored value.',
      },
    })
    .input(patchEnvironmentInput)
    .output(environmentSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, environments.updateEnvironment(ctx.deps, input, ctx))),

  delete: procedure
    .meta({
      openapi: {
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/environments/{id}',
        tags,
        summary: 'Delete an environment',
      },
    })
    .input(environmentIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => environments.deleteEnvironment(ctx.deps, input.id, ctx)),
});
