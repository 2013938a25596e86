import { useEffect, useRef } from 'react';
import { Section } from '#src/components/section.tsx';
import type { KeyChoice } from '#src/features/testing/key-choices.ts';
import { RequestForm } from '#src/features/testing/request-form.tsx';
import { ResponsePanel } from '#src/features/testing/response-panel.tsx';
import classes from '#src/features/testing/testing.module.css';
import { useTestRun } from '#src/features/testing/use-test-run.ts';

/** A panel that starts in the upper part of the window is in view already. */
const showPanel = (panel: HTMLElement): void => {
  const { top } = panel.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.4) panel.scrollIntoView({ block: 'start' });
};

interface ApiTestingProps {
  choices: readonly KeyChoice[];
  chosen: KeyChoice | undefined;
  onChooseKey: (keyId: number) => void;
}

/** The request at the left, its answer at the right; where there is no room, one below the other. */
export const ApiTesting = ({ choices, chosen, onChooseKey }: ApiTestingProps) => {
  const { run, send, cancel } = useTestRun();
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = run.phase === 'running';
  const wasRunning = useRef(false);

  useEffect(() => {
    if (panel.current === null || wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (isRunning) showPanel(panel.current);
    // The focus was on Cancel, which is gone now.
    else if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [isRunning]);

  return (
    <div className={classes.container}>
      <div className={classes.columns}>
        <Section title="Request">
          <RequestForm
            choices={choices}
            chosen={chosen}
            onChooseKey={onChooseKey}
            isRunning={isRunning}
            onSend={send}
          />
        </Section>
        <div ref={panel} tabIndex={-1} className={classes.panel}>
          <ResponsePanel run={run} choices={choices} onCancel={cancel} onSendAgain={send} />
        </div>
      </div>
    </div>
  );
};
