import { useMantineColorScheme } from '@mantine/core';
import {
  IconBookmarks,
  IconDeviceDesktop,
  IconKeyboard,
  IconMoon,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { screens, unlistedScreens } from '#src/app/nav.ts';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { type Command, type CommandGroup, CommandPalette } from '#src/components/command-palette.tsx';
import { loginReason } from '#src/shared/connections/connection-state.ts';
import { nameOf } from '#src/shared/keys/call-choices.ts';
import { useKeyRows } from '#src/shared/keys/use-key-rows.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { useConnections, useEndpoints, useProviders } from '#src/shared/queries.ts';

const icon = (Icon: TablerIcon) => <Icon size={16} stroke={1.75} aria-hidden />;

const useScreenCommands = (): Command[] => {
  const navigate = useNavigate();
  return [...screens, ...unlistedScreens].map(({ path, label, icon: Icon }) => ({
    id: path,
    label,
    icon: icon(Icon),
    run: () => void navigate({ to: path }),
  }));
};

/** A command per key, which opens it on the Test APIs screen, the only screen about a single key. */
const useKeyCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: rows = [] } = useKeyRows({ enabled: isWanted });
  return rows.map(({ key: { id, name, keyType }, provider }) => ({
    id: `key ${id}`,
    label: name,
    note: [provider && providerLabel(provider), keyType].filter(Boolean).join(' · '),
    icon: <BrandIcon slug={provider?.slug ?? ''} name={provider?.name ?? ''} size={20} />,
    run: () => void navigate({ to: '/test', search: { keyId: id } }),
  }));
};

/** A command per connection, which opens it on the same screen. */
const useConnectionCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: connections = [] } = useConnections({ enabled: isWanted });
  const { data: providers = [] } = useProviders({ enabled: isWanted });
  return connections.flatMap((connection) => {
    const provider = providers.find(({ id }) => id === connection.providerId);
    if (provider === undefined) return [];
    return {
      id: `connection ${connection.id}`,
      label: nameOf({ connection, provider }),
      note: loginReason(connection) === undefined ? 'OAuth' : 'OAuth · needs a new login',
      icon: <BrandIcon slug={provider.slug} name={provider.name} size={20} />,
      run: () => void navigate({ to: '/test', search: { connectionId: connection.id } }),
    };
  });
};

/** A command per saved endpoint, which shows it on its screen. */
const useEndpointCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: endpoints } = useEndpoints({ enabled: isWanted });
  return useMemo(
    () =>
      (endpoints ?? []).map(({ id, name, method, endpoint }) => ({
        id: `endpoint ${id}`,
        label: name,
        note: `${method} ${endpoint}`,
        icon: icon(IconBookmarks),
        run: () => void navigate({ to: '/endpoints', search: { q: name } }),
      })),
    [endpoints, navigate],
  );
};

const useColorSchemeCommands = (): Command[] => {
  const { setColorScheme } = useMantineColorScheme();
  return [
    { id: 'light', label: 'Light colors', icon: icon(IconSun), run: () => setColorScheme('light') },
    { id: 'dark', label: 'Dark colors', icon: icon(IconMoon), run: () => setColorScheme('dark') },
    {
      id: 'auto',
      label: 'System colors',
      icon: icon(IconDeviceDesktop),
      run: () => setColorScheme('auto'),
    },
  ];
};

interface PaletteDialogProps {
  opened: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** The command palette with all of its commands. */
export const PaletteDialog = ({ opened, onClose, onShowShortcuts }: PaletteDialogProps) => {
  const help: Command = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    icon: icon(IconKeyboard),
    run: onShowShortcuts,
  };
  const groups: CommandGroup[] = [
    { label: 'Screens', commands: useScreenCommands(), showsAll: true },
    { label: 'Test a key', commands: useKeyCommands(opened) },
    { label: 'Test a connection', commands: useConnectionCommands(opened) },
    { label: 'Saved endpoints', commands: useEndpointCommands(opened) },
    { label: 'Appearance and help', commands: [...useColorSchemeCommands(), help] },
  ];
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      placeholder="Go to a screen, a key or an endpoint"
      groups={groups}
    />
  );
};
