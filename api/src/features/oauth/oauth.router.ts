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
import { procedure, router } from '#src/trpc.ts';

const tags = ['oauth'];

const configsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/oauth-configs',
        tags,
        summary: 'List all OAuth configurations, masked',
      },
    })
    .input(emptyInput)
    .output(oauthConfigListSchema)
    .query(({ ctx }) => configs.listConfigs(ctx.deps)),

  create: procedure
    .meta({
      openapi: {
        ...TAGGED,
        method: 'POST',
        path: '/oauth-configs',
        tags,
        summary: 'Store how to log in at a provider',
      },
    })
    .input(createOauthConfigInput)
    .output(oauthConfigSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, configs.createConfig(ctx.deps, input))),

  update: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'PATCH',
        path: '/oauth-configs/{id}',
        tags,
        summary: 'Change an OAuth configuration; a new client or other URLs end its connections',
      },
    })
    .input(patchOauthConfigInput)
    .output(oauthConfigSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, configs.updateConfig(ctx.deps, input, ctx))),

  delete: procedure
    .meta({
      openapi: {
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/oauth-configs/{id}',
        tags,
        summary: 'Delete an OAuth configuration, with its connections',
      },
    })
    .input(oauthConfigIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => configs.deleteConfig(ctx.deps, input.id, ctx)),
});

const connectionsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/oauth-connections',
        tags,
        summary: 'List all OAuth connections, without their tokens',
      },
    })
    .input(emptyInput)
    .output(oauthConnectionListSchema)
    .query(({ ctx }) => connections.listConnections(ctx.deps)),

  update: procedure
    .meta({
      openapi: {
        ...TAGGED,
        ...CONDITIONAL,
        method: 'PATCH',
        path: '/oauth-connections/{id}',
        tags,
        summary: 'Give an OAuth connection another name',
      },
    })
    .input(patchOauthConnectionInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => sendTagged(ctx, connections.renameConnection(ctx.deps, input, ctx))),

  refresh: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/oauth-connections/{id}/refresh',
        tags,
        summary: 'Renew the access token of an OAuth connection now',
        description:
          'Calls renew it by themselves before it expires. 409 if the provider gave no refresh token, 412 if only a new login helps, 503 if the provider does not renew it now.',
      },
    })
    .input(oauthConnectionIdInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.refreshConnection(ctx.deps, input.id)),

  pinHost: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/oauth-connections/{id}/hosts',
        tags,
        summary: 'Pin a host to an OAuth connection, so that its access token may be sent there',
      },
    })
    .input(oauthConnectionHostInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.pinHost(ctx.deps, input)),

  unpinHost: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/oauth-connections/{id}/hosts/{host}',
        tags,
        summary: 'Unpin a host from an OAuth connection',
      },
    })
    .input(oauthConnectionHostInput)
    .output(oauthConnectionSchema)
    .mutation(({ ctx, input }) => connections.unpinHost(ctx.deps, input)),

  delete: procedure
    .meta({
      openapi: {
        ...CONDITIONAL,
        method: 'DELETE',
        path: '/oauth-connections/{id}',
        tags,
        summary: 'Delete an OAuth connection, with its tokens',
      },
    })
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
