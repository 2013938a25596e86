import { createFileRoute } from '@tanstack/react-router';
import { startApplications } from '#src/features/applications/application-queries.ts';
import { readApplicationSearch } from '#src/features/applications/application-search.ts';
import { ApplicationsPage } from '#src/features/applications/applications-page.tsx';
import { startProfile } from '#src/features/profile/offers/profile-queries.ts';
import { startProviders } from '#src/features/providers/offers/provider-queries.ts';

export const Route = createFileRoute('/_shell/apply')({
  staticData: { title: 'Apply for API Access' },
  validateSearch: readApplicationSearch,
  loader: ({ context, cause }) => {
    if (cause === 'stay') return;
    startApplications(context);
    // The browser reports the 404 while there is none, so a link that is only pointed at does not ask.
    if (cause !== 'preload') startProfile(context);
    void startProviders(context);
  },
  component: ApplicationsPage,
});
