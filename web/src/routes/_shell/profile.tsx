import { createFileRoute } from '@tanstack/react-router';
import { startProfile } from '#src/features/profile/offers/profile-queries.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { startProviders } from '#src/features/providers/offers/provider-queries.ts';
import { searchId } from '#src/lib/search-params.ts';

export const Route = createFileRoute('/_shell/profile')({
  staticData: { title: 'User Profile' },
  validateSearch: ({ platform }): { platform?: number | undefined } => ({ platform: searchId(platform) }),
  loader: ({ context, cause }) => {
    if (cause === 'stay') return;
    // The browser reports the 404 while there is none, so a link that is only pointed at does not ask.
    if (cause !== 'preload') startProfile(context);
    void startProviders(context);
  },
  component: ProfilePage,
});
