import {
  IconCopy,
  IconFlask2,
  IconKey,
  IconRefresh,
  IconShieldCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { loginReason } from '#src/shared/connections/connection-state.ts';
import { nameOf } from '#src/shared/keys/call-choices.ts';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { useCopyKey } from '#src/shared/keys/use-copy-key.ts';
import { useKeyRows } from '#src/shared/keys/use-key-rows.ts';
import { useVerification } from '#src/shared/keys/use-verify-key.ts';
import { useConnections, useProviders } from '#src/shared/queries.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import type { Command } from '#src/ui/dialog/command-search.ts';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { toast } from '#src/ui/feedback/toast.ts';

export const commandIcon = (Icon: TablerIcon) => <Icon size={16} stroke={1.75} aria-hidden />;

interface KeyVerbs {
  test: (row: KeyRow) => void;
  copy: (row: KeyRow) => void;
  verify: (row: KeyRow) => void;
  rotate: (row: KeyRow) => void;
}

const VERBS = [
  { name: 'test', label: 'Test', icon: IconFlask2 },
  { name: 'copy', label: 'Copy', icon: IconCopy },
  { name: 'verify', label: 'Verify', icon: IconShieldCheck },
  { name: 'rotate', label: 'Rotate', icon: IconRefresh },
] as const;

/** What can be done with each key, at once and from any screen. */
export const useKeyCommands = (isWanted: boolean, onRotate: (row: KeyRow) => void): Command[] => {
  const navigate = useNavigate();
  const { data: rows } = useKeyRows({ enabled: isWanted });
  const copy = useCopyKey();
  const { mutate: verify } = useVerification();
  const verbs: KeyVerbs = {
    test: ({ key }) => void navigate({ to: '/test', search: { keyId: key.id } }),
    copy: ({ key }) => void copy(key.id),
    verify: ({ key }) => {
      // The provider may take a while; its verdict replaces this.
      toast({ title: `Verifying ${key.name}`, duration: Number.POSITIVE_INFINITY });
      verify({ id: key.id });
    },
    rotate: onRotate,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: hundreds of commands, which are made again only for other keys
  return useMemo(
    () =>
      (rows ?? []).flatMap((row) =>
        VERBS.map(({ name, label, icon }) => ({
          id: `${name} key ${row.key.id}`,
          label: `${label} ${row.key.name}`,
          note: [providerName(row), row.key.keyType].filter(Boolean).join(' · '),
          keywords: row.provider?.slug ?? '',
          icon: commandIcon(icon),
          run: () => verbs[name](row),
        })),
      ),
    [rows],
  );
};

export const useAddKeyCommand = (): Command => {
  const navigate = useNavigate();
  return {
    id: 'add key',
    label: 'Add API key',
    keywords: 'new store paste create',
    icon: commandIcon(IconKey),
    run: () => void navigate({ to: '/keys', state: OPENS_DIALOG }),
  };
};

/** A command per connection, which opens it on the screen for test calls. */
export const useConnectionCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: connections } = useConnections({ enabled: isWanted });
  const { data: providers } = useProviders({ enabled: isWanted });
  return useMemo(
    () =>
      (connections ?? []).flatMap((connection) => {
        const provider = providers?.find(({ id }) => id === connection.providerId);
        if (provider === undefined) return [];
        return {
          id: `test connection ${connection.id}`,
          label: `Test ${nameOf({ connection, provider })}`,
          note: loginReason(connection) === undefined ? 'OAuth' : 'OAuth · needs a new login',
          icon: <BrandIcon slug={provider.slug} name={provider.name} size={20} />,
          run: () => void navigate({ to: '/test', search: { connectionId: connection.id } }),
        };
      }),
    [connections, providers, navigate],
  );
};
