import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '#src/features/keys/keys-page.tsx';

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  component: KeysPage,
});
