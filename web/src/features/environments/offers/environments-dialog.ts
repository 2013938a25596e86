import { loadExport } from '#src/lib/load-once.ts';

/** Where environments are created, changed and deleted. */
export const environmentsDialog = loadExport(
  () => import('#src/features/environments/environments-dialog.tsx'),
  'EnvironmentsDialog',
);
