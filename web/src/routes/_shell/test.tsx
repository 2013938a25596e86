import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { ASKED_FOR, type AskedFor } from '#src/features/requests/offers/asked-for.ts';
import { startCallChoices } from '#src/features/requests/offers/start-call-choices.ts';
import type { TestingTab } from '#src/features/testing/api-testing.tsx';
import { TestingPage } from '#src/features/testing/testing-page.tsx';
import { searchChoice, searchId } from '#src/lib/search-params.ts';

const CodePanel = lazy(async () => ({
  default: (await import('#src/features/codegen/code-panel.tsx')).CodePanel,
}));

interface Search {
  keyId?: number | undefined;
  connectionId?: number | undefined;
  noKey?: true | undefined;
  providerId?: number | undefined;
  ask?: AskedFor | undefined;
  first?: true | undefined;
  /** Absent for the first tab. */
  tab?: Exclude<TestingTab, 'test'> | undefined;
}

export const Route = createFileRoute('/_shell/test')({
  staticData: { title: 'Test APIs' },
  validateSearch: ({ keyId, connectionId, noKey, providerId, ask, first, tab }): Search => ({
    keyId: searchId(keyId),
    connectionId: searchId(connectionId),
    noKey: noKey === true ? true : undefined,
    providerId: searchId(providerId),
    ask: searchChoice(ask, ASKED_FOR),
    first: first === true ? true : undefined,
    tab: searchChoice(tab, ['code']),
  }),
  loader: ({ context, cause }) => {
    if (cause !== 'stay') startCallChoices(context);
  },
  component: () => <TestingPage codePanel={CodePanel} />,
});
