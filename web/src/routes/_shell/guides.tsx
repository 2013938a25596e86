import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { GuidesPage } from '#src/features/guides/guides-page.tsx';

/** The slug of a provider. What is no text is dropped, not an error: the screen then opens with the first one. */
const searchSchema = z.object({ provider: z.string().max(100).optional().catch(undefined) });

export const Route = createFileRoute('/_shell/guides')({
  staticData: { title: 'Registration Guides' },
  validateSearch: searchSchema,
  component: GuidesPage,
});
