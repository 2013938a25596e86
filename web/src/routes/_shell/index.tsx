import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { startKeyRows } from '#src/shared/queries.ts';

const dialogs = {
  addKey: loadOnce(async () => (await import('#src/features/keys/add/add-key-dialog.tsx')).AddKeyDialog),
  importDocument: loadOnce(
    async () => (await import('#src/features/imports/import-dialog.tsx')).ImportDialog,
  ),
};

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: () => <DashboardPage dialogs={dialogs} />,
});
