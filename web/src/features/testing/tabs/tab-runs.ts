import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CredentialId, isSameId } from '#src/features/requests/offers/call-choices.ts';
import { useTabs } from '#src/features/requests/offers/request-tabs.ts';
import { keepLastCall, lastCallOf } from '#src/features/testing/last-calls.ts';
import type { TabRunner } from '#src/features/testing/tabs/tab-runner.ts';
import { idOfCall, type SentCall, type TestRun } from '#src/features/testing/test-run.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

const IDLE: TestRun = { phase: 'idle' };

/** The last call of a tab, if it was made with what is chosen on arrival: the response of another key would mislead. */
const runBefore = (tabId: number, chosen: CredentialId): TestRun => {
  const last = lastCallOf(tabId);
  return last === undefined || !isSameId(idOfCall(last.call), chosen) ? IDLE : { phase: 'done', ...last };
};

/** Makes a call. Nobody sends one before the screen is drawn. */
const runner = loadExport(() => import('#src/features/testing/tabs/tab-runner.ts'), 'createTabRunner');

/** Cancels the calls of tabs that are closed, and all of them when the screen is left. */
const useCancel = (runners: ReadonlyMap<number, TabRunner>): void => {
  const { ids } = useTabs();
  useEffect(() => {
    for (const [id, runner] of runners) if (!ids.includes(id)) runner.cancel();
  }, [ids, runners]);
  useEffect(
    () => () => {
      for (const runner of runners.values()) runner.cancel();
    },
    [runners],
  );
};

/**
 * Makes test calls, one at a time in each tab: one that is running goes on while another tab is shown. Canceling it makes the
 * server cancel its call to the API. On arrival, the run of a tab is that of its last call.
 */
export const useTabRuns = () => {
  const utils = trpc.useUtils();
  const call = useOperation(trpc.testing.runWithProgress, STREAMED);
  const queryClient = useQueryClient();
  const [runners] = useState(() => new Map<number, TabRunner>());
  const [runs, setRuns] = useState<ReadonlyMap<number, TestRun>>(new Map());
  useCancel(runners);
  useEffect(() => whenIdle(() => void runner.load().catch(() => undefined)), []);

  const start = async (tabId: number, sent: SentCall): Promise<void> => {
    const createTabRunner = await runner.load();
    const onChange = (run: TestRun): void => {
      setRuns((before) => new Map(before).set(tabId, run));
      if (run.phase === 'done') keepLastCall({ tabId, ...run });
    };
    const known = runners.get(tabId) ?? createTabRunner({ call, queryClient, utils, onChange });
    runners.set(tabId, known);
    await known.start(sent);
  };

  return {
    runs,
    runOf: (tabId: number, chosen: CredentialId): TestRun => runs.get(tabId) ?? runBefore(tabId, chosen),
    send: (tabId: number, sent: SentCall): void =>
      void start(tabId, sent).catch((error: unknown) => toastError(errorMessage(error))),
    cancel: (tabId: number): void => runners.get(tabId)?.cancel(),
  };
};
