import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { KeyTable } from '#src/features/keys/key-table.tsx';
import { useKeyRows } from '#src/features/keys/use-key-rows.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard' },
  component: () => <DashboardPage keys={useKeyRows()} KeyTable={KeyTable} />,
});
