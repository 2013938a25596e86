import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '#src/features/keys/keys-page.tsx';
import { readKeysSearch } from '#src/features/keys/shown-keys.ts';
import { startKeyRows } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  validateSearch: readKeysSearch,
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: KeysPage,
});
