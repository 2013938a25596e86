import { createFileRoute } from '@tanstack/react-router';
import { TestingPage } from '#src/features/testing/testing-page.tsx';
import { searchId } from '#src/lib/search-params.ts';
import { startKeyRows } from '#src/shared/queries.ts';

export const Route = createFileRoute('/_shell/test')({
  staticData: { title: 'Test APIs', isWide: true },
  validateSearch: ({
    keyId,
    providerId,
    first,
  }): { keyId?: number | undefined; providerId?: number | undefined; first?: true | undefined } => ({
    keyId: searchId(keyId),
    providerId: searchId(providerId),
    first: first === true ? true : undefined,
  }),
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startKeyRows(context);
  },
  component: TestingPage,
});
