import { createFileRoute } from '@tanstack/react-router';
import { DiscoverPage } from '#src/features/discover/discover-page.tsx';

export const Route = createFileRoute('/_shell/discover')({
  staticData: { title: 'Discover APIs' },
  component: DiscoverPage,
});
