import { IconFlask2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** Adds the sandbox, and opens the test screen with its first call. */
export const TrySandbox = () => {
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
    <BusyButton
      variant="default"
      icon={IconFlask2}
      isBusy={sandbox.isPending}
      onClick={() => sandbox.mutate({})}
    >
      Try the sandbox
    </BusyButton>
  );
};
