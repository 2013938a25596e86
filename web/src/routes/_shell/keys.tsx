import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { KeysPage } from '#src/features/keys/keys-page.tsx';
import { shownKeysSchema } from '#src/features/keys/shown-keys.ts';

/** Which keys are shown; what is none of the choices is dropped, not an error. */
const searchSchema = z.object({ show: shownKeysSchema.optional().catch(undefined) });

export const Route = createFileRoute('/_shell/keys')({
  staticData: { title: 'API Keys' },
  validateSearch: searchSchema,
  component: KeysPage,
});
