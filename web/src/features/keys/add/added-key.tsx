import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFlask2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { JustAddedKey } from '#src/features/keys/offers/add-key-props.ts';
import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { RotateKeyButton } from '#src/features/keys/offers/rotate-key.tsx';
import { verificationText, verificationTitle } from '#src/features/keys/offers/verify-key.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { trpc } from '#src/lib/trpc.ts';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** Verifies the key once, in the background: whatever the result, the key is stored. */
const useVerification = ({ key, verifies }: JustAddedKey) => {
  const utils = trpc.useUtils();
  const verify = trpc.verification.verifyKey.useMutation({
    onSettled: () => utils.keys.list.invalidate(),
  });
  const verified = useRef<number>(undefined);
  const { mutate } = verify;
  useEffect(() => {
    if (!verifies || verified.current === key.id) return;
    verified.current = key.id;
    mutate({ id: key.id });
  }, [key.id, verifies, mutate]);
  return verify;
};

const useNotice = (added: JustAddedKey) => {
  const { data, error } = useVerification(added);
  if (!added.verifies) return { title: `${added.key.name} was added`, color: 'accent' };
  if (data !== undefined) {
    const color = data.valid === null ? 'yellow' : data.valid ? 'green' : 'red';
    return {
      title: `${added.key.name}: ${verificationTitle(data)}`,
      text: verificationText(data),
      color,
      isRejected: data.valid === false,
    };
  }
  if (error !== null)
    return {
      title: `${added.key.name}: Key could not be verified`,
      text: errorMessage(error),
      color: 'yellow',
    };
  return { title: `${added.key.name}: Verifying…`, isRunning: true, color: 'accent' };
};

/** Says what the provider said about the key that was just added, and offers its first call. */
const AddedKey = ({ added, onDismiss }: { added: JustAddedKey; onDismiss: () => void }) => {
  const { title, text, color, isRunning = false, isRejected = false } = useNotice(added);
  const row = useKeyRows().data?.find(({ key }) => key.id === added.key.id);
  const Icon = color === 'red' || color === 'yellow' ? IconAlertTriangle : IconCircleCheck;
  const dismiss = (): void => {
    onDismiss();
    focusHeading();
  };
  return (
    <Alert
      role="status"
      variant="light"
      color={color}
      title={title}
      icon={isRunning ? <LoaderMark color="currentColor" /> : <Icon size={18} stroke={1.75} aria-hidden />}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={dismiss}
    >
      {text !== undefined && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      <Group mt="sm">
        <LinkButton
          to="/test"
          search={{ keyId: added.key.id, first: true }}
          variant="default"
          size="xs"
          leftSection={<IconFlask2 size={14} stroke={1.75} aria-hidden />}
        >
          Send a first call
        </LinkButton>
        {isRejected && row !== undefined && <RotateKeyButton row={row} />}
      </Group>
    </Alert>
  );
};

export default AddedKey;
