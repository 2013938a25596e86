import type { TestResult } from '@gatehouse/contract/testing.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { noticeDeletion } from '#src/features/deletions/offers/deletion-link.ts';
import {
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  idOf,
  isSameId,
} from '#src/features/requests/offers/call-choices.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { useBenchLayout } from '#src/features/testing/bench-layout.ts';
import { lastCall } from '#src/features/testing/last-call.ts';
import { RequestForm } from '#src/features/testing/request/request-form.tsx';
import { ResponsePanel } from '#src/features/testing/response/response-panel.tsx';
import {
  type ArrivedRecords,
  idOfCall,
  type SentCall,
  type TestRun,
  withArrived,
  withheldUrl,
} from '#src/features/testing/test-run.ts';
import classes from '#src/features/testing/testing.module.css';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { useRun } from '#src/lib/run.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';

// What nobody needs to see the screen: its place is kept.
const BenchBorder = lazy(async () => ({
  default: (await import('#src/features/testing/bench-border.tsx')).BenchBorder,
}));

/** The tabs of the test screen; its URL names only the second one. */
export type TestingTab = 'test' | 'code';

/** The last call, if it was made with what is chosen on arrival: the response of another key would mislead. */
const runBefore = (chosen: CredentialId): TestRun | undefined => {
  const last = lastCall.read();
  return last === undefined || !isSameId(idOfCall(last.call), chosen)
    ? undefined
    : { phase: 'done', ...last };
};

/**
 * Makes one test call at a time, and reports the records of a stream as they arrive. Canceling it makes the server cancel
 * its call to the API. On arrival, the run is that of the last call.
 */
const useTestRun = (chosen: CredentialId) => {
  const { oauth } = trpc.useUtils();
  const send = useOperation(trpc.testing.runWithProgress, STREAMED);
  const queryClient = useQueryClient();
  const [before] = useState(() => runBefore(chosen));
  const { run, start, cancel } = useRun<SentCall, TestResult, ArrivedRecords>({
    perform: async ({ input }, { signal, report }) => {
      let arrived: ArrivedRecords | undefined;
      const messages = await send(input, { signal });
      try {
        return await followProgress(messages, (step) => {
          arrived = withArrived(arrived, step);
          report(arrived);
        });
      } catch (error) {
        await noticeDeletion(queryClient, input, error);
        throw error;
      }
    },
    onEnd: (ended) => {
      if (ended.phase === 'done') lastCall.keep(ended);
      // The call may have renewed its token, or found that only a new login helps.
      if (ended.call.input.connectionId !== undefined) void oauth.connections.list.invalidate();
    },
  });
  return { run: run.phase === 'idle' && before !== undefined ? before : run, send: start, cancel };
};

/** The form's values for the panel beside it, which alone is rendered when they change. */
const createValuesStore = (initial: RequestValues) => {
  const listeners = new Set<() => void>();
  let values = initial;
  return {
    get: (): RequestValues => values,
    set: (next: RequestValues): void => {
      values = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

type ValuesStore = ReturnType<typeof createValuesStore>;

const useStoredValues = (store: ValuesStore): RequestValues =>
  useSyncExternalStore(store.subscribe, store.get);

/** The panel of the Code Generator tab, which the route provides. */
export type CodePanelView = ComponentType<{ choice: ChosenCall | undefined; values: RequestValues }>;

export interface ApiTestingProps {
  tab: TestingTab;
  onTab: (tab: TestingTab) => void;
  codePanel: CodePanelView;
  choices: readonly CallChoice[];
  chosen: ChosenCall | undefined;
  /** The screen's link says what is chosen. */
  isNamed: boolean;
  onChoose: (credential: CredentialId) => void;
  /** What the form contains at first. */
  initialValues: RequestValues;
  /** Why nothing is chosen yet. */
  whyAsked: ReactNode;
}

interface CodeProps {
  view: CodePanelView;
  choice: ChosenCall | undefined;
  store: ValuesStore;
}

const Code = ({ view: View, choice, store }: CodeProps) => (
  <Suspense
    fallback={
      <Section title="Code">
        <LoadingText what="the code generator" />
      </Section>
    }
  >
    <View choice={choice} values={useStoredValues(store)} />
  </Suspense>
);

/** One below the other, the response is brought into view; in a wide window it is in view always. */
const IS_WIDE = '(min-width: 64em)';

const showBegin = (panel: HTMLElement): void => {
  if (!window.matchMedia(IS_WIDE).matches) bringIntoView(panel);
  else panel.scrollTop = 0;
};

/** The panel of the response, of which a call that begins shows the begin, and which gets the focus of Cancel when it ends. */
const usePanel = (isRunning: boolean): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (panel.current === null || wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (isRunning) showBegin(panel.current);
    // The Cancel button, which had the focus, is gone now.
    else if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [isRunning]);
  return panel;
};

/** The row with Send over the whole width, below it the request on the left, the response or its code on the right. */
export const ApiTesting = (props: ApiTestingProps) => {
  const { tab, onTab, codePanel, choices, chosen, isNamed, onChoose, initialValues, whyAsked } = props;
  const { run, send, cancel } = useTestRun(idOf(chosen));
  const [store] = useState(() => createValuesStore(initialValues));
  const [layout, changeLayout] = useBenchLayout();
  const { isStacked, share } = layout;
  const isRunning = run.phase === 'running';
  const panel = usePanel(isRunning);

  return (
    <div
      className={classes.bench}
      data-stacked={isStacked || undefined}
      style={{ '--bench-share': share } as CSSProperties}
    >
      <RequestForm
        choices={choices}
        chosen={chosen}
        isNamed={isNamed}
        onChoose={onChoose}
        initialValues={initialValues}
        isRunning={isRunning}
        error={run.phase === 'failed' ? run.error : null}
        onSend={(call) => {
          onTab('test');
          send(call);
        }}
        onCancel={cancel}
        onValues={store.set}
        whyAsked={whyAsked}
        withheldUrl={tab === 'test' ? withheldUrl(run) : undefined}
      />
      <Suspense fallback={<span className={classes.border} />}>
        <BenchBorder layout={layout} change={changeLayout} />
      </Suspense>
      <ScrollTarget ref={panel} className={`${classes.response} ${classes.part}`}>
        {tab === 'code' ? (
          <Code view={codePanel} choice={chosen} store={store} />
        ) : (
          <ResponsePanel run={run} choices={choices} onCancel={cancel} onSendAgain={send} />
        )}
      </ScrollTarget>
    </div>
  );
};
