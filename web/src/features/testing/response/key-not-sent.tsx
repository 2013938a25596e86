import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { Alert, Group, Text } from '@mantine/core';
import { IconKeyOff, IconPin, IconSend } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { type CallChoice, nameOf, nounOf } from '#src/features/requests/offers/call-choices.ts';
import classes from '#src/features/testing/response/response.module.css';
import { notPinned, PinButton, pinnedHostsOf, UseHttps } from '#src/features/testing/withheld-key.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';

interface WithheldProps {
  title: string;
  /** Why. */
  text: string;
  /** The next call includes the key. */
  isPinned?: boolean;
  /** Gets the focus when a button is replaced by others. */
  element?: RefObject<HTMLDivElement | null>;
  /** What changes it. */
  children?: ReactNode;
}

const Withheld = ({ title, text, isPinned = false, element, children }: WithheldProps) => {
  const Icon = isPinned ? IconPin : IconKeyOff;
  return (
    <Alert
      ref={element}
      tabIndex={element && -1}
      variant="light"
      color={isPinned ? 'green' : 'yellow'}
      title={title}
      icon={<Icon size={18} aria-hidden />}
      className={isPinned ? classes.pinned : classes.notSent}
      role="status"
    >
      <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
        {text}
      </Text>
      {children !== undefined && (
        <Group gap="xs" mt="sm">
          {children}
        </Group>
      )}
    </Alert>
  );
};

/** Says that the key was not sent over plain http, and offers the same URL with https: a pin would change nothing. */
export const KeyNotSentInTheOpen = ({ url, noun }: { url: string; noun: SecretNoun }) => (
  <Withheld
    title={`The ${noun} was not sent`}
    text="Over plain http, anyone on the network could read it. It goes to its hosts over https only."
  >
    <UseHttps url={url} />
  </Withheld>
);

interface KeyNotSentProps {
  host: string;
  choice: CallChoice;
  onSendAgain: () => void;
}

/**
 * Says that the key or the token was not sent, and lets the user pin the host. Once it is pinned, the same call can be sent again,
 * or the host unpinned.
 */
export const KeyNotSent = ({ host, choice, onSendAgain }: KeyNotSentProps) => {
  const element = useRef<HTMLDivElement>(null);
  const keepFocus = (): void => {
    // The button that had the focus is replaced by others.
    const { activeElement, body } = document;
    if (activeElement === body || element.current?.contains(activeElement))
      element.current?.focus({ preventScroll: true });
  };
  const isPinned = pinnedHostsOf(choice).includes(host);
  const noun = nounOf(choice);
  return (
    <Withheld
      element={element}
      isPinned={isPinned}
      title={isPinned ? `${host} is pinned to ${nameOf(choice)}` : `The ${noun} was not sent`}
      text={isPinned ? `The next call will include the ${noun}.` : notPinned(host, choice)}
    >
      {isPinned && (
        <ActionButton size="xs" icon={IconSend} onClick={onSendAgain}>
          Send again
        </ActionButton>
      )}
      <PinButton key={`${isPinned}`} host={host} choice={choice} onDone={keepFocus} />
    </Withheld>
  );
};
