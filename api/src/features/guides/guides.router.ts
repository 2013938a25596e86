import { GUIDE_ELEMENTS } from '@gatehouse/contract/guide-html.ts';
import {
  catalogGuideInput,
  catalogGuideSchema,
  guideInput,
  registrationGuideSchema,
} from '@gatehouse/contract/guides.ts';
import { OAUTH_CALLBACK_PATH, REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/redirect-uri.ts';
import { readCatalogGuide, readGuide } from '#src/features/guides/guides.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const guidesRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/registration-guides/{providerId}',
        tags: ['guides'],
        summary: 'Read how to get a key from a provider',
        description:
          `\`description\` is HTML with the elements ${GUIDE_ELEMENTS.join(', ')}. \`${REDIRECT_URI_PLACEHOLDER}\` in it stands for ` +
          `Gatehouse's redirect URI: the origin at which the browser opened Gatehouse, followed by \`${OAUTH_CALLBACK_PATH}\`.`,
      },
    })
    .input(guideInput)
    .output(registrationGuideSchema)
    .query(({ ctx, input }) => readGuide(ctx.deps, input.providerId)),
  ofCatalog: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/registration-guides/catalog/{api}',
        tags: ['guides'],
        summary: 'Read how to get a key for an API in the catalogue',
        description: 'By the id of its entry or the name of the API, which need not be in the provider list.',
      },
    })
    .input(catalogGuideInput)
    .output(catalogGuideSchema)
    .query(({ ctx, input }) => readCatalogGuide(ctx.deps, input.api)),
});
