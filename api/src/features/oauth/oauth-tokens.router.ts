import { authorizeInput, authorizeResultSchema, oauthProviderInput } from '@gatehouse/contract/oauth.ts';
import { oauthCallbackInput, oauthCallbackResultSchema } from '@gatehouse/contract/oauth-callback.ts';
import { beginLogin } from '#src/features/oauth/begin-login.service.ts';
import { completeLogin } from '#src/features/oauth/complete-login.service.ts';
import { obtainToken } from '#src/features/oauth/obtain-token.service.ts';
import { operationsOf } from '#src/trpc.ts';

const operation = operationsOf('oauth');

/**
 * Part of the router `oauth`: how a provider's tokens are obtained, by a login or without one. Mutations over tRPC, so that
 * no client asks again by itself, prefetches or caches them.
 */
export const tokenProcedures = {
  authorize: operation(
    'GET /oauth/authorize/{providerId}',
    'Begin a login at a provider: get the URL to open in a browser',
    {
      description:
        'A browser gets a cookie, without which nobody can complete the login. A login that a script begins may end in any browser. Whose account has logged in decides which connection of the provider is renewed, or whether one is added; where nothing says it, the parameters do.',
    },
  )
    .input(authorizeInput)
    .output(authorizeResultSchema)
    .mutation(({ ctx, input }) => beginLogin(ctx.deps, input, ctx)),

  obtainToken: operation(
    'POST /oauth/token/{providerId}',
    'Get an access token for the app itself, where its configuration says client credentials',
    {
      description:
        'There is no login. The token becomes a connection of the provider, always the same one, and calls renew it when it expires. What the provider refuses is in the response.',
    },
  )
    .input(oauthProviderInput)
    .output(oauthCallbackResultSchema)
    .mutation(({ ctx, input }) => obtainToken(ctx.deps, input.providerId)),

  callback: operation('GET /oauth/callback', 'Complete a login with what the provider sent back; works once')
    .input(oauthCallbackInput)
    .output(oauthCallbackResultSchema)
    .mutation(({ ctx, input }) => completeLogin(ctx.deps, input, ctx)),
};
