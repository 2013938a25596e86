import { createFileRoute } from '@tanstack/react-router';
import { Standalone } from '#src/app/standalone.tsx';
import { CallbackPage } from '#src/features/oauth/callback-page.tsx';

export const Route = createFileRoute('/oauth-callback')({
  staticData: { title: 'Authorization' },
  component: () => (
    <Standalone>
      <CallbackPage />
    </Standalone>
  ),
});
