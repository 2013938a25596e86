import { Group, Stack, Text } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import classes from '#src/features/dashboard/first-run.module.css';
import { type FirstRunDialogs, PasteBox } from '#src/features/dashboard/paste-box.tsx';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** Adds the sandbox, and opens the test screen with its first call. */
const TrySandbox = () => {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const sandbox = trpc.sandbox.open.useMutation({
    onSuccess: async ({ id }) => {
      await Promise.all([utils.keys.list.invalidate(), utils.providers.list.invalidate()]);
      await navigate({ to: '/test', search: { keyId: id, first: true } });
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <Group gap="sm" justify="space-between" className={classes.sandbox}>
      <Text size="sm" c="dimmed" flex={1} miw="14rem" className={classes.text}>
        No key at hand? The sandbox is a simulated API inside Gatehouse: no account, and nothing leaves this
        machine.
      </Text>
      <BusyButton
        variant="default"
        icon={IconFlask2}
        isBusy={sandbox.isPending}
        onClick={() => sandbox.mutate({})}
      >
        Try the sandbox
      </BusyButton>
    </Group>
  );
};

/** One box for whatever a newcomer has, and a call to the sandbox for who has nothing yet; only the box for who has keys. */
const FirstRun = ({ dialogs, hasKeys }: { dialogs: FirstRunDialogs; hasKeys: boolean }) =>
  hasKeys ? (
    <PasteBox dialogs={dialogs} isOneLine />
  ) : (
    <Stack gap="sm">
      <PasteBox dialogs={dialogs} />
      <TrySandbox />
    </Stack>
  );

export default FirstRun;
