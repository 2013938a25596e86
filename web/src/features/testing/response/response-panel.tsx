import { VisuallyHidden } from '@mantine/core';
import { IconPlayerStop, IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { type CallChoice, idOf, isSameId } from '#src/features/requests/offers/call-choices.ts';
import { type ResponseLook, useResponseLook } from '#src/features/testing/response/use-response-look.ts';
import { announce, idOfCall, type SentCall, type TestRun } from '#src/features/testing/test-run.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatMs } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const resultView = loadOnce(async () => ({
  default: (await import('#src/features/testing/response/test-result-view.tsx')).TestResultView,
}));
const TestResultView = lazy(resultView.load);

const callView = loadOnce(() => import('#src/features/testing/response/running-call.tsx'));
const RunningCall = lazy(async () => ({ default: (await callView.load()).RunningCall }));
const StreamStopped = lazy(async () => ({ default: (await callView.load()).StreamStopped }));

interface ResponsePanelProps {
  run: TestRun;
  choices: readonly CallChoice[];
  onCancel: () => void;
  onSendAgain: (call: SentCall) => void;
}

/** Before the first call. */
const NothingSent = () => (
  <EmptyState
    icon={IconSend}
    title="Nothing sent yet"
    text="Enter an endpoint or choose an example. The response appears here."
  />
);

const Content = ({
  run,
  choices,
  look,
  onCancel,
  onSendAgain,
}: ResponsePanelProps & { look: ResponseLook }) => {
  switch (run.phase) {
    case 'idle':
      return <NothingSent />;
    case 'running':
      return (
        <RunningCall call={run.call} arrived={run.progress} startedAt={run.startedAt} onCancel={onCancel} />
      );
    case 'done': {
      const { call, result, progress } = run;
      const choice = choices.find((one) => isSameId(idOf(one), idOfCall(call)));
      return (
        <TestResultView
          call={call}
          result={result}
          choice={choice}
          look={look}
          arrivals={progress?.arrivals}
          onSend={onSendAgain}
        />
      );
    }
    case 'failed':
      return <ErrorState title="The call was not made" message={errorMessage(run.error)} />;
    case 'canceled':
      return run.progress === undefined ? (
        <EmptyState
          icon={IconPlayerStop}
          title="Call canceled"
          text={`Canceled after ${formatMs(run.afterMs)}. The API may have received it anyway.`}
        />
      ) : (
        <StreamStopped arrived={run.progress} afterMs={run.afterMs} />
      );
  }
};

export const ResponsePanel = (props: ResponsePanelProps) => {
  const look = useResponseLook();
  // Well before the first call and its response, if possible.
  useEffect(
    () => whenIdle(() => Promise.all([callView.load(), resultView.load()]).catch(() => undefined)),
    [],
  );
  return (
    <Section title="Response">
      <VisuallyHidden role="status">{announce(props.run)}</VisuallyHidden>
      <Suspense fallback={<LoadingText what="the response view" />}>
        <Content {...props} look={look} />
      </Suspense>
    </Section>
  );
};
