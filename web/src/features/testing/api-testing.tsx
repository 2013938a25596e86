import { useEffect, useRef } from 'react';
import { ScrollTarget } from '#src/components/scroll-target.tsx';
import { Section } from '#src/components/section.tsx';
import { RequestForm } from '#src/features/testing/request-form.tsx';
import { ResponsePanel } from '#src/features/testing/response-panel.tsx';
import classes from '#src/features/testing/testing.module.css';
import { useTestRun } from '#src/features/testing/use-test-run.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import type { KeyChoice } from '#src/shared/keys/key-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

interface ApiTestingProps {
  choices: readonly KeyChoice[];
  chosen: KeyChoice | undefined;
  onChooseKey: (keyId: number) => void;
  /** What the form contains at first. */
  initialValues: RequestValues;
}

/** The request on the left, the response on the right; on narrow screens one below the other. */
export const ApiTesting = ({ choices, chosen, onChooseKey, initialValues }: ApiTestingProps) => {
  const { run, send, cancel } = useTestRun();
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
              onChooseKey={onChooseKey}
              initialValues={initialValues}
              isRunning={isRunning}
              error={run.phase === 'failed' ? run.error : null}
              onSend={send}
              onCancel={cancel}
            />
          </Section>
        </div>
        <ScrollTarget ref={panel} className={classes.panel}>
          <ResponsePanel run={run} choices={choices} onCancel={cancel} onSendAgain={send} />
        </ScrollTarget>
      </div>
    </div>
  );
};
