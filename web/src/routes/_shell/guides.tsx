import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { GuidesPage } from '#src/features/guides/guides-page.tsx';
import { SaveApi } from '#src/features/research/save-api.tsx';

/**
 * The slug of a provider, or the name of an API that may not be in the list yet. What is no text is dropped, not an
 * error: the screen then opens with the first one.
 */
const searchSchema = z.object({
  provider: z.string().max(100).optional().catch(undefined),
  api: z.string().max(200).optional().catch(undefined),
});

const addApi = (name: string) => (
  <SaveApi name={name} size="sm">
    Add to provider list
  </SaveApi>
);

export const Route = createFileRoute('/_shell/guides')({
  staticData: { title: 'Registration Guides' },
  validateSearch: searchSchema,
  component: () => <GuidesPage addApi={addApi} />,
});
