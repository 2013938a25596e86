import { idSchema } from '@gatehouse/contract/common.ts';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { TestingPage } from '#src/features/testing/testing-page.tsx';

/** A `keyId` that is no id is dropped, not an error: the screen then opens with no key chosen. */
const searchSchema = z.object({ keyId: idSchema.optional().catch(undefined) });

export const Route = createFileRoute('/_shell/test')({
  staticData: { title: 'Test APIs', isWide: true },
  validateSearch: searchSchema,
  component: TestingPage,
});
