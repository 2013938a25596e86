import {
  entryGuideInput,
  entryGuideSchema,
  guideInput,
  registrationGuideSchema,
} from '@gatehouse/contract/guides.ts';
import { GUIDE_ELEMENTS } from '@gatehouse/contract/plain/guide-html.ts';
import { OAUTH_CALLBACK_PATH, REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import { readEntryGuide, readGuide } from '#src/features/guides/guides.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('guides');

export const guidesRouter = router({
  get: operation('GET /registration-guides/{providerId}', 'Read how to get a key from a provider', {
    description:
      `\`description\` is HTML with the elements ${GUIDE_ELEMENTS.join(', ')}. \`${REDIRECT_URI_PLACEHOLDER}\` in it stands for ` +
      `Gatehouse's redirect URI: the origin at which the browser opened Gatehouse, followed by \`${OAUTH_CALLBACK_PATH}\`.`,
  })
    .input(guideInput)
    .output(registrationGuideSchema)
    .query(({ ctx, input }) => readGuide(ctx.deps, input.providerId)),

  ofApi: operation('GET /catalogue-guides', 'Read how to get a key for an API of the catalog', {
    description:
      '`api` is the id of an entry, or its name. The API need not be in the provider list. The steps are those of `GET /registration-guides/{providerId}`, and what is not known about the API they say.',
  })
    .input(entryGuideInput)
    .output(entryGuideSchema)
    .query(({ ctx, input }) => readEntryGuide(ctx.deps, input.api)),
});
