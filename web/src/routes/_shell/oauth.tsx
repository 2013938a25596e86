import { createFileRoute } from '@tanstack/react-router';
import { OauthPage } from '#src/features/oauth/oauth-page.tsx';
import { startOauth } from '#src/features/oauth/oauth-queries.ts';
import { readOauthSearch } from '#src/features/oauth/oauth-search.ts';

export const Route = createFileRoute('/_shell/oauth')({
  staticData: { title: 'OAuth Integration Wizard' },
  validateSearch: readOauthSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'stay') startOauth(context, deps);
  },
  component: OauthPage,
});
