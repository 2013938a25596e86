import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import {
  createOauthConfigInput,
  oauthConfigIdInput,
  oauthConfigListSchema,
  oauthConfigSchema,
  oauthConnectionHostInput,
  oauthConnectionIdInput,
  oauthConnectionListSchema,
  oauthConnectionSchema,
  patchOauthConfigInput,
  patchOauthConnectionInput,
} from '@gatehouse/contract/oauth.ts';
import * as configs from '#src/features/oauth/oauth-configs.service.ts';
import * as connections from '#src/features/oauth/oauth-connections.service.ts';
import { deviceRouter } from '#src/features/oauth/oauth-device.router.ts';
import { setupProcedures } from '#src/features/oauth/oauth-setup.router.ts';
import { tokenProcedures } from '#src/features/oauth/oauth-tokens.router.ts';
import { CONDITIONAL, sendTagged, TAGGED } from '#src/if-match.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('oauth');

const configsRouter = router({
  list: operation('GET /oauth-configs', 'List all OAuth configurations, masked')
    .input(emptyInput)
    .output(oauthConfigListSchema)
    .query(({ ctx }) => configs.listConfigs(ctx.deps)),

  create: operation('POST /oauth-configs', 'Store how to log in at a provider', TAGGED)
    .input(createOauthConfigInput)
    .output(oauthConfigSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, configs.createConfig(ctx.deps, input))),

  update: operation(
    'PATCH /oauth-configs/{id}',
    'Change an OAuth configuration; a new client or other URLs end its connections',
    {
      ...TAGGED,
      ...CONDITIONAL,
    },
  )
    .input(patchOauthConfigInput)
    .output(oauthConfigSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, configs.updateConfig(ctx.deps, input, ctx))),

  delete: operation(
    'DELETE /oauth-configs/{id}',
    'Delete an OAuth configuration, with its connections',
    CONDITIONAL,
  )
    .input(oauthConfigIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => configs.deleteConfig(ctx.deps, input.id, ctx)),
});

const connectionsRouter = router({
  list: operation('GET /oauth-connections', 'List all OAuth connections, without their tokens')
    .input(emptyInput)
    .output(oauthConnectionListSchema)
    .query(({ ctx }) => connections.listConnections(ctx.deps)),

  update: operation('PATCH /oauth-connections/{id}', 'Give an OAuth connection another name', {
    ...TAGGED,
    ...CONDITIONAL,
  })
    .input(patchOauthConnectionInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, connections.renameConnection(ctx.deps, input, ctx))),

  refresh: operation(
    'POST /oauth-connections/{id}/refresh',
    'Renew the access token of an OAuth connection now',
    {
      description:
        'Calls renew it by themselves before it expires. 409 if the provider gave no refresh token, 412 if only a new login helps, 503 if the provider does not renew it now.',
    },
  )
    .input(oauthConnectionIdInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.refreshConnection(ctx.deps, input.id)),

  pinHost: operation(
    'POST /oauth-connections/{id}/hosts',
    'Pin a host to an OAuth connection, so that its access token may be sent there',
  )
    .input(oauthConnectionHostInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.pinHost(ctx.deps, input)),

  unpinHost: operation('DELETE /oauth-connections/{id}/hosts/{host}', 'Unpin a host from an OAuth connection')
    .input(oauthConnectionHostInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.unpinHost(ctx.deps, input)),

  delete: operation(
    'DELETE /oauth-connections/{id}',
    'Delete an OAuth connection, with its tokens',
    CONDITIONAL,
  )
    .input(oauthConnectionIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => connections.deleteConnection(ctx.deps, input.id, ctx)),
});

export const oauthRouter = router({
  configs: configsRouter,
  connections: connectionsRouter,
  device: deviceRouter,
  ...setupProcedures,
  ...tokenProcedures,
});
