import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { searchId } from '#src/lib/search-params.ts';
import { startProfile, startProviders } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/profile')({
  staticData: { title: 'User Profile' },
  validateSearch: ({ platform }): { platform?: number | undefined } => ({ platform: searchId(platform) }),
  loader: ({ context, cause }) => {
    if (cause === 'stay') return;
    startProfile(context);
    void startProviders(context);
  },
  component: ProfilePage,
});
