import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from '#src/features/oauth/callback.module.css';
import {
  type CallbackOutcome,
  completeLogin,
  missingParameters,
  readCallback,
} from '#src/features/oauth/callback.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { TextLink } from '#src/ui/text/link.tsx';

declare global {
  interface Window {
    /** Set by public/callback-query.js; removes itself. */
    takeCallbackQuery?: () => string;
  }
}

/** What was behind the `?` of the callback page's URL. Undefined the second time, and after a reload. */
const takeCallbackQuery = (): string | undefined => window.takeCallbackQuery?.();

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the login ended that this page completed, for a reload; `running` until that is known. */
    login?: CallbackOutcome | 'running';
  }
}

type Complete = Parameters<typeof completeLogin>[1];

/** The one call of this page. It is made when the page is first rendered; a second rendering waits for the same one. */
let call: Promise<CallbackOutcome> | undefined;

const callOnce = (complete: Complete): Promise<CallbackOutcome> | undefined => {
  if (call !== undefined) return call;
  const query = takeCallbackQuery();
  if (query === undefined) return undefined;
  call = completeLogin(readCallback(query), complete);
  return call;
};

/** How the login ended; undefined while the server completes it. */
const useCallback = (): CallbackOutcome | undefined => {
  const complete = useOperation(trpc.oauth.callback, UNBATCHED);
  const navigate = useNavigate();
  const earlier = useLocation({ select: ({ state }) => state.login });
  const [outcome, setOutcome] = useState<CallbackOutcome>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the history says at first
  useEffect(() => {
    const remember = (login: CallbackOutcome | 'running') =>
      void navigate({ to: '.', replace: true, state: { login } });
    const running = callOnce(complete);
    if (running === undefined) {
      setOutcome(
        earlier === undefined || earlier === 'running' ? missingParameters(earlier === 'running') : earlier,
      );
      return;
    }
    let isShown = true;
    remember('running');
    void running.then((ended) => {
      if (!isShown) return;
      setOutcome(ended);
      remember(ended);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return outcome;
};

/** How long a browser may take to close a window, in ms, before the page says that it did not. */
const CLOSING_MS = 400;

const CloseWindow = () => {
  const [isStillOpen, setStillOpen] = useState(false);
  const close = (): void => {
    window.close();
    setTimeout(() => setStillOpen(true), CLOSING_MS);
  };
  return (
    <>
      <Group justify="center" gap="8px 16px">
        <Button onClick={close}>Close this window</Button>
        <TextLink to="/oauth" size="sm">
          Open the OAuth wizard
        </TextLink>
      </Group>
      <Text size="sm" c="dimmed" ta="center" role="status">
        {isStillOpen && 'Your browser lets only you close this window. You can close it now.'}
      </Text>
    </>
  );
};

interface ResultProps {
  tone: 'success' | 'failure';
  title: string;
  text: string;
  children: ReactNode;
}

const Result = ({ tone, title, text, children }: ResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers then read the result, and the Tab key goes on to the button.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const Icon = tone === 'success' ? IconCircleCheck : IconCircleX;
  return (
    <Stack gap="md">
      <Icon size={40} stroke={1.5} aria-hidden className={classes.icon} data-tone={tone} />
      <div className={classes.head}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {text}
        </Text>
      </div>
      {children}
      <CloseWindow />
    </Stack>
  );
};

const Failure = ({ error, advice }: Extract<CallbackOutcome, { isConnected: false }>) => (
  <Result tone="failure" title="Authorization Failed" text="There was a problem connecting your account.">
    <div className={classes.error}>
      <Text size="sm" fw={500}>
        {error}
      </Text>
      {advice.length > 0 && (
        <ul>
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  </Result>
);

const Processing = () => (
  <Stack gap="md" align="center" role="status">
    <Loader size={32} aria-hidden />
    <div className={classes.head}>
      <Title order={1}>Processing Authorization</Title>
      <Text size="sm" c="dimmed" mt={4}>
        Please wait while we complete the authorization process...
      </Text>
    </div>
  </Stack>
);

/** Where a provider sends the browser after a login. It completes the login and depends on no other window. */
export const CallbackPage = () => {
  const outcome = useCallback();
  if (outcome === undefined) return <Processing />;
  if (!outcome.isConnected) return <Failure {...outcome} />;
  return (
    <Result
      tone="success"
      title="Authorization Successful"
      text="Your account has been successfully connected."
    >
      {outcome.message !== undefined && (
        <Text size="sm" ta="center" className={classes.message}>
          {outcome.message}
        </Text>
      )}
    </Result>
  );
};
