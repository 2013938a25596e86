import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { hadKeys } from '#src/features/dashboard/had-keys.ts';
import { loadKeyRows, startKeyRows } from '#src/features/keys/offers/key-queries.ts';
import { loadExport } from '#src/lib/load-once.ts';

const dialogs = {
  addKey: loadExport(() => import('#src/features/keys/add/add-key-dialog.tsx'), 'AddKeyDialog'),
  importDocument: loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog'),
};

/** A browser that does not know whether there are keys waits so long for them, instead of showing what may have to go. */
const MAX_WAIT_MS = 3000;

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context, cause }) => {
    if (cause === 'stay') return;
    if (hadKeys() !== undefined) return startKeyRows(context);
    return Promise.race([
      loadKeyRows(context),
      new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
    ]);
  },
  component: () => <DashboardPage dialogs={dialogs} />,
});
