import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { RequestForm } from '#src/features/testing/request-form.tsx';
import { ResponsePanel } from '#src/features/testing/response-panel.tsx';
import { withheldUrl } from '#src/features/testing/test-run.ts';
import classes from '#src/features/testing/testing.module.css';
import type { TestingTab } from '#src/features/testing/testing-tab.ts';
import { useTestRun } from '#src/features/testing/use-test-run.ts';
import { createValuesStore, useStoredValues, type ValuesStore } from '#src/features/testing/values-store.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { type CallChoice, type CredentialId, idOf } from '#src/shared/keys/call-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** The panel of the Code Generator tab, which the route provides. */
export type CodePanelView = ComponentType<{ choice: CallChoice | undefined; values: RequestValues }>;

export interface ApiTestingProps {
  tab: TestingTab;
  onTab: (tab: TestingTab) => void;
  codePanel: CodePanelView;
  choices: readonly CallChoice[];
  chosen: CallChoice | undefined;
  onChoose: (credential: CredentialId) => void;
  /** What the form contains at first. */
  initialValues: RequestValues;
}

interface CodeProps {
  view: CodePanelView;
  choice: CallChoice | undefined;
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

/** The request on the left, the response or its code on the right; on narrow screens one below the other. */
export const ApiTesting = (props: ApiTestingProps) => {
  const { tab, onTab, codePanel, choices, chosen, onChoose, initialValues } = props;
  const { run, send, cancel } = useTestRun(idOf(chosen));
  const [store] = useState(() => createValuesStore(initialValues));
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = run.phase === 'running';
  const wasRunning = useRef(false);

  useEffect(() => {
    if (panel.current === null || wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (isRunning) bringIntoView(panel.current);
    // The Cancel button, which had the focus, is gone now.
    else if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [isRunning]);

  return (
    <div className={classes.container}>
      <div className={classes.columns}>
        <div className={classes.request}>
          <Section title="Request">
            <RequestForm
              choices={choices}
              chosen={chosen}
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
              withheldUrl={tab === 'test' ? withheldUrl(run) : undefined}
            />
          </Section>
        </div>
        <ScrollTarget ref={panel} className={classes.panel}>
          {tab === 'code' ? (
            <Code view={codePanel} choice={chosen} store={store} />
          ) : (
            <ResponsePanel run={run} choices={choices} onCancel={cancel} onSendAgain={send} />
          )}
        </ScrollTarget>
      </div>
    </div>
  );
};
