import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { startKeyRows } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: DashboardPage,
});
