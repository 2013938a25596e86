import {
  oauthMetadataInput,
  oauthMetadataSchema,
  oauthSetupInput,
  oauthSetupSchema,
} from '@gatehouse/contract/oauth-setup.ts';
import { findMetadata, readSetup } from '#src/features/oauth/oauth-setup.service.ts';
import { operationsOf } from '#src/trpc.ts';

const operation = operationsOf('oauth');

/** Part of the router `oauth`. */
export const setupProcedures = {
  setup: operation(
    'GET /oauth/setup/{providerId}',
    'Read what is known about the OAuth logins of a provider',
    {
      description:
        'URLs, scopes with what they allow, and what the console of the provider asks; `source` says where it comes from. No call is made to the provider.',
    },
  )
    .input(oauthSetupInput)
    .output(oauthSetupSchema)
    .query(({ ctx, input }) => readSetup(ctx.deps, input.providerId)),

  metadata: operation('POST /oauth/metadata', 'Read what a login server publishes about itself', {
    description:
      'Looks for the documents of RFC 8414 and OpenID Connect Discovery that belong to an authorization URL or an issuer. If there is none, `isFound` is false and `message` says why.',
  })
    .input(oauthMetadataInput)
    .output(oauthMetadataSchema)
    .mutation(({ ctx, input }) => findMetadata(ctx.deps, input.url, ctx.signal)),
};
