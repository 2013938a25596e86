import type { ApiKey, PreviousKey as Previous } from '@gatehouse/contract/keys.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShowChanged } from '#src/features/keys/offers/key-queries.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { useQuietVerification } from '#src/features/keys/offers/verify-key.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

const useActions = (row: KeyRow) => {
  const verifyQuietly = useQuietVerification();
  const show = useShowChanged();
  const restore = trpc.keys.restorePrevious.useMutation({
    onSuccess: (restored) => {
      show(restored);
      toastSuccess('Previous key restored. The key that it replaced can be restored in turn.');
      verifyQuietly(row.key.id);
    },
    meta: { failure: FROM_ERROR },
  });
  const erase = trpc.keys.erasePrevious.useMutation({
    onSuccess: (changed) => {
      show(changed);
      toastSuccess('Previous key erased');
    },
    meta: { failure: FROM_ERROR },
  });
  return { restore, erase, isBusy: restore.isPending || erase.isPending };
};

type Actions = ReturnType<typeof useActions>;

const textOf = ({ restorableUntil, hostsChanged }: Previous): string => {
  const until = formatDateTime(restorableUntil);
  return hostsChanged
    ? `The previous key cannot be restored, because the base URL or the pinned hosts have changed since. Change them back until ${until} to restore it.`
    : `The previous key can be restored until ${until}.`;
};

interface EraseQuestionProps extends Pick<Actions, 'erase' | 'isBusy'> {
  id: number;
  onKeep: () => void;
  onErased: () => void;
}

const EraseQuestion = ({ id, erase, isBusy, onKeep, onErased }: EraseQuestionProps) => (
  <>
    <Text size="sm">Erase the previous key now? It cannot be restored afterwards.</Text>
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={onKeep} disabled={isBusy} autoFocus>
        Keep it
      </Button>
      <BusyButton
        color="red"
        size="xs"
        isBusy={erase.isPending}
        onClick={() => erase.mutate({ id }, { onSuccess: onErased })}
      >
        Erase
      </BusyButton>
    </Group>
  </>
);

interface OfferProps extends Pick<Actions, 'restore' | 'isBusy'> {
  apiKey: ApiKey;
  previous: Previous;
  eraseButton: Ref<HTMLButtonElement>;
  onErase: () => void;
}

const Offer = ({
  apiKey: { id, lastRotated },
  previous,
  restore,
  isBusy,
  eraseButton,
  onErase,
}: OfferProps) => (
  <>
    <Text size="sm">{textOf(previous)}</Text>
    <Group gap="xs">
      {!previous.hostsChanged && (
        <BusyButton
          variant="default"
          size="xs"
          icon={IconArrowBackUp}
          isBusy={restore.isPending}
          onClick={() => restore.mutate({ id, replaces: lastRotated })}
        >
          Restore
        </BusyButton>
      )}
      <Button ref={eraseButton} variant="subtle" color="red" size="xs" onClick={onErase} disabled={isBusy}>
        Erase now
      </Button>
    </Group>
  </>
);

/** Offers to restore the key that the last rotation replaced, or to erase it before its time is over. */
export const PreviousKey = ({ row, onDone }: { row: KeyRow; onDone: () => void }) => {
  const { previousKey, id } = row.key;
  const { restore, erase, isBusy } = useActions(row);
  const [isAsking, setAsking] = useState(false);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const stopAsking = (): void => {
    flushSync(() => setAsking(false));
    eraseButton.current?.focus();
  };
  if (previousKey === null) return null;
  return (
    <Stack gap="xs" role="group" aria-label="Previous key">
      {isAsking ? (
        <EraseQuestion {...{ id, erase, isBusy }} onKeep={stopAsking} onErased={onDone} />
      ) : (
        <Offer
          {...{ restore, isBusy, eraseButton }}
          apiKey={row.key}
          previous={previousKey}
          onErase={() => setAsking(true)}
        />
      )}
    </Stack>
  );
};
