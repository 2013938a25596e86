import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { startKeyRows } from '#src/features/keys/offers/key-queries.ts';
import { loadExport } from '#src/lib/load-once.ts';

const dialogs = {
  addKey: loadExport(() => import('#src/features/keys/add/add-key-dialog.tsx'), 'AddKeyDialog'),
  importDocument: loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog'),
};

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: () => <DashboardPage dialogs={dialogs} />,
});
