import { foreignLettersNote } from '@gatehouse/contract/plain/ascii-host.ts';
import { IconLock, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import type { CallChoice } from '#src/features/requests/offers/call-choices.ts';
import { focusEndpoint, setEndpoint } from '#src/features/testing/form-actions.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** The hosts that are pinned to a key or to a connection. */
export const pinnedHostsOf = ({ key, connection }: CallChoice): readonly string[] =>
  (connection ?? key).pinnedHosts;

/** Why a secret is not sent to a host, and when to pin it. */
export const notPinned = (host: string, { key, provider }: CallChoice): string => {
  const [owner, secret] =
    key === undefined ? [providerLabel(provider), 'the token of this login'] : [key.name, 'this key'];
  return `${host} is not a host of ${owner}. ${foreignLettersNote(host)}Pin it only if you trust it with ${secret}.`;
};

/** Replaces http by https in the endpoint. */
export const UseHttps = ({ url }: { url: string }) => (
  <ActionButton
    variant="default"
    size="xs"
    icon={IconLock}
    onClick={() => {
      setEndpoint(url.replace(/^http:/i, 'https:'));
      focusEndpoint();
    }}
  >
    Use https
  </ActionButton>
);

interface PinButtonProps {
  host: string;
  choice: CallChoice;
  /** Called once the list of keys or connections knows it. */
  onDone?: (() => void) | undefined;
}

/** Pins a host to what a call is made with, or unpins it. */
const useChangePin = (isPinned: boolean, { key, connection }: CallChoice, onDone?: () => void) => {
  const utils = trpc.useUtils();
  const meta = { failure: FROM_ERROR };
  const ofKey = (isPinned ? trpc.keys.unpinHost : trpc.keys.pinHost).useMutation({
    onSuccess: async () => {
      await utils.keys.invalidate();
      onDone?.();
    },
    meta,
  });
  const { unpinHost, pinHost } = trpc.oauth.connections;
  const ofConnection = (isPinned ? unpinHost : pinHost).useMutation({
    onSuccess: async () => {
      await utils.oauth.connections.list.invalidate();
      onDone?.();
    },
    meta,
  });
  const { id } = connection ?? key;
  const { isPending: isBusy, mutate } = connection === undefined ? ofKey : ofConnection;
  return { isBusy, change: (host: string) => mutate({ id, host }) };
};

/** Lets a key or a token go to a host, or takes that back. */
export const PinButton = ({ host, choice, onDone }: PinButtonProps) => {
  const isPinned = pinnedHostsOf(choice).includes(host);
  const { isBusy, change } = useChangePin(isPinned, choice, onDone);
  const owner = choice.key === undefined ? 'this connection' : 'this key';
  return (
    <BusyButton
      variant="default"
      size="xs"
      icon={isPinned ? IconPinnedOff : IconPin}
      isBusy={isBusy}
      onClick={() => change(host)}
    >
      {isPinned ? 'Unpin' : `Pin ${host} to ${owner}`}
    </BusyButton>
  );
};
