import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '#src/features/keys/keys-page.tsx';
import { SHOWN_KEYS, type ShownKeys } from '#src/features/keys/shown-keys.ts';
import { searchChoice } from '#src/lib/search-params.ts';
import { startKeyRows } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  validateSearch: ({ show }): { show?: ShownKeys | undefined } => ({ show: searchChoice(show, SHOWN_KEYS) }),
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: KeysPage,
});
