import { GUIDE_ELEMENTS } from '@gatehouse/contract/guide-html.ts';
import { guideInput, REDIRECT_URI_PLACEHOLDER, registrationGuideSchema } from '@gatehouse/contract/guides.ts';
import { OAUTH_CALLBACK_PATH } from '@gatehouse/contract/oauth.ts';
import { readGuide } from '#src/features/guides/guides.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const guidesRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/registration-guides/{providerId}',
        tags: ['guides'],
        summary: 'Read how to get a key of a provider',
        description:
          `\`description\` is HTML of the elements ${GUIDE_ELEMENTS.join(', ')}. \`${REDIRECT_URI_PLACEHOLDER}\` in it stands for ` +
          `the redirect URI of this product: the origin where a browser opens it, then \`${OAUTH_CALLBACK_PATH}\`.`,
      },
    })
    .input(guideInput)
    .output(registrationGuideSchema)
    .query(({ ctx, input }) => readGuide(ctx.deps, input.providerId)),
});
