import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { foreignLettersNote } from '@gatehouse/contract/plain/ascii-host.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { IconLock, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { focusEndpoint, setEndpoint } from '#src/features/testing/form-actions.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** Why the token of a connection is not sent to a host. */
export const notAHostOf = (host: string, provider: Provider): string =>
  `${host} is not a host of ${providerLabel(provider)}, and the token of a login goes nowhere else. To call this host, add an API key for it.`;

/** Why a key is not sent to a host, and when to pin it. */
export const notPinned = (host: string, { name }: ApiKey): string =>
  `${host} is not a host of ${name}. ${foreignLettersNote(host)}Pin it only if you trust it with this key.`;

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
  apiKey: ApiKey;
  /** Called once the list of keys knows it. */
  onDone?: () => void;
}

/** Lets a key go to a host, or takes that back. */
export const PinButton = ({ host, apiKey, onDone }: PinButtonProps) => {
  const isPinned = apiKey.pinnedHosts.includes(host);
  const utils = trpc.useUtils();
  const change = (isPinned ? trpc.keys.unpinHost : trpc.keys.pinHost).useMutation({
    onSuccess: async () => {
      await utils.keys.invalidate();
      onDone?.();
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      icon={isPinned ? IconPinnedOff : IconPin}
      isBusy={change.isPending}
      onClick={() => change.mutate({ id: apiKey.id, host })}
    >
      {isPinned ? 'Unpin' : `Pin ${host} to this key`}
    </BusyButton>
  );
};
