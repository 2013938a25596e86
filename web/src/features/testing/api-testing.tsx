import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import {
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  idOf,
} from '#src/features/requests/offers/call-choices.ts';
import { useTabDraft } from '#src/features/requests/offers/request-tabs.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { useBenchLayout } from '#src/features/testing/bench-layout.ts';
import { IS_BENCH, REQUEST_PANEL } from '#src/features/testing/bench-share.ts';
import { Beside } from '#src/features/testing/pane/beside.tsx';
import { RequestForm } from '#src/features/testing/request/request-form.tsx';
import { ResponsePanel } from '#src/features/testing/response/response-panel.tsx';
import { useTabRuns } from '#src/features/testing/tabs/tab-runs.ts';
import { type SentCall, type TestRun, withheldUrl } from '#src/features/testing/test-run.ts';
import classes from '#src/features/testing/testing.module.css';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';

// What nobody needs to see the screen: its place is kept.
const BenchBorder = lazy(async () => ({
  default: (await import('#src/features/testing/bench-border.tsx')).BenchBorder,
}));

/** What the test screen shows beside the request; its URL names only the second one. */
export type TestingTab = 'test' | 'code';

/** The panel of the Code Generator tab, which the route provides. */
export type CodePanelView = ComponentType<{ choice: ChosenCall | undefined; values: RequestValues }>;

export interface ApiTestingProps {
  /** The request that is shown. */
  tabId: number;
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

interface CodeProps extends Pick<ApiTestingProps, 'tabId' | 'initialValues'> {
  view: CodePanelView;
  choice: ChosenCall | undefined;
}

const Code = ({ view: View, choice, tabId, initialValues }: CodeProps) => (
  <Suspense
    fallback={
      <Section title="Code">
        <LoadingText what="the code generator" />
      </Section>
    }
  >
    <View choice={choice} values={useTabDraft(tabId).values ?? initialValues} />
  </Suspense>
);

/** One below the other, the response is brought into view; on a bench it is in view always. */
const showBegin = (panel: HTMLElement): void => {
  if (!window.matchMedia(IS_BENCH).matches) bringIntoView(panel);
  else panel.scrollTop = 0;
};

/** The panel of the response, of which a call that begins shows the begin, and which gets the focus of Cancel when it ends. */
const usePanel = (tabId: number, isRunning: boolean): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef({ tabId, isRunning: false });
  useEffect(() => {
    const was = before.current;
    before.current = { tabId, isRunning };
    if (panel.current === null || was.tabId !== tabId || was.isRunning === isRunning) return;
    if (isRunning) showBegin(panel.current);
    // The Cancel button, which had the focus, is gone now.
    else if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [tabId, isRunning]);
  return panel;
};

interface ResponseSideProps {
  props: ApiTestingProps;
  run: TestRun;
  onCancel: () => void;
  onSendAgain: (call: SentCall) => void;
}

/** The response, or the code that makes the call. */
const ResponseSide = ({ props, ...response }: ResponseSideProps) => {
  const { tabId, tab, codePanel, choices, chosen, initialValues } = props;
  return tab === 'code' ? (
    <Code view={codePanel} choice={chosen} tabId={tabId} initialValues={initialValues} />
  ) : (
    <ResponsePanel choices={choices} {...response} />
  );
};

/** The open requests, the row with Send over the whole width, below it the request on the left, the response or its code on the right. */
export const ApiTesting = (props: ApiTestingProps) => {
  const { tabId, tab, onTab, chosen } = props;
  const { runs, runOf, send, cancel } = useTabRuns();
  const run = runOf(tabId, idOf(chosen));
  const [layout, changeLayout] = useBenchLayout();
  const { isStacked, share } = layout;
  const isRunning = run.phase === 'running';
  const panel = usePanel(tabId, isRunning);
  const onCancel = (): void => cancel(tabId);
  const sendHere = (call: SentCall): void => send(tabId, call);

  return (
    <Beside tabId={tabId} layout={layout} change={changeLayout} runs={runs}>
      <div
        className={classes.bench}
        id={REQUEST_PANEL}
        role="tabpanel"
        aria-label="Open request"
        data-stacked={isStacked || undefined}
        style={{ '--bench-share': share } as CSSProperties}
      >
        <RequestForm
          key={tabId}
          {...props}
          isRunning={isRunning}
          error={run.phase === 'failed' ? run.error : null}
          onSend={(call) => {
            onTab('test');
            sendHere(call);
          }}
          onCancel={onCancel}
          withheldUrl={tab === 'test' ? withheldUrl(run) : undefined}
        />
        <Suspense fallback={<span className={classes.border} />}>
          <BenchBorder layout={layout} change={changeLayout} />
        </Suspense>
        <ScrollTarget ref={panel} className={`${classes.response} ${classes.part}`}>
          <ResponseSide props={props} run={run} onCancel={onCancel} onSendAgain={sendHere} />
        </ScrollTarget>
      </div>
    </Beside>
  );
};
