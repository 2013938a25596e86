import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconBook2,
  IconBookmarks,
  IconDeviceDesktop,
  IconMoon,
  IconPlayerPlay,
  IconSun,
  IconVariable,
} from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { screens, unlistedScreens } from '#src/app/nav.ts';
import { useEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { isUsable, useConnections } from '#src/features/oauth/offers/connection-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { nameOf } from '#src/features/requests/offers/call-choices.ts';
import { EMPTY_ON_401, trpc } from '#src/lib/trpc.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { commandIcon } from '#src/ui/dialog/command-palette.tsx';
import type { Command, CommandSource } from '#src/ui/dialog/command-search.ts';
import { commandSource } from '#src/ui/dialog/command-source.ts';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';

export const useScreenCommands = (): Command[] => {
  const navigate = useNavigate();
  return useMemo(
    () =>
      [...screens, ...unlistedScreens].map(({ path, label, icon }) => ({
        id: path,
        label,
        icon: commandIcon(icon),
        run: () => void navigate({ to: path }),
      })),
    [navigate],
  );
};

/** Commands that begin something new. */
export const useNewCommands = (onManage: () => void): Command[] => {
  const navigate = useNavigate();
  return [
    {
      id: 'new endpoint',
      label: 'New endpoint',
      keywords: 'add create saved request',
      icon: commandIcon(IconBookmarks),
      run: () => void navigate({ to: '/endpoints', state: OPENS_DIALOG }),
    },
    {
      id: 'new environment',
      label: 'New environment',
      keywords: 'add create variables',
      icon: commandIcon(IconVariable),
      run: onManage,
    },
  ];
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
          // Anyone can give an API the name of another: the host on which it was found tells them apart.
          note: [
            'OAuth',
            providerLabel(provider),
            connection.account,
            isUsable(connection) ? null : 'needs a new login',
          ]
            .filter(Boolean)
            .join(' · '),
          icon: <BrandIcon slug={provider.slug} name={provider.name} size={20} />,
          run: () => void navigate({ to: '/test', search: { connectionId: connection.id } }),
        };
      }),
    [connections, providers, navigate],
  );
};

const ENDPOINT_WORDS = 'saved endpoint';
const OF_ENDPOINT = 'endpoint ';

/** Where it is, and what it calls. */
const noteOf = ({ method, endpoint }: SavedEndpoint, path: string | undefined): string =>
  `${path === undefined ? '' : `${path} · `}${method} ${endpoint}`;

/** A command per saved endpoint, which shows it on its screen. */
export const useEndpointCommands = (isWanted: boolean): CommandSource => {
  const navigate = useNavigate();
  const { data: endpoints } = useEndpoints({ enabled: isWanted });
  const nodes = useFolderTree({ enabled: isWanted });
  return useMemo(() => {
    const paths = new Map(nodes.map(({ folder, path }) => [folder.id, path]));
    const pathOf = ({ folderId }: SavedEndpoint) => (folderId === null ? undefined : paths.get(folderId));
    const byId = new Map(endpoints?.map((endpoint) => [`${OF_ENDPOINT}${endpoint.id}`, endpoint]));
    return commandSource({
      rows: endpoints ?? [],
      verbs: [],
      textsOf: (endpoint) => [endpoint.name, noteOf(endpoint, pathOf(endpoint)), ENDPOINT_WORDS],
      commandsOf: (endpoint) => [
        {
          id: `${OF_ENDPOINT}${endpoint.id}`,
          label: endpoint.name,
          note: noteOf(endpoint, pathOf(endpoint)),
          keywords: ENDPOINT_WORDS,
          icon: commandIcon(IconBookmarks),
          run: () => void navigate({ to: '/endpoints', search: { q: endpoint.name } }),
        },
      ],
      rowOf: (id) => byId.get(id),
    });
  }, [endpoints, nodes, navigate]);
};

/** A command per composition, which opens its form. */
export const useCompositionCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: compositions } = trpc.compositions.list.useQuery({}, { enabled: isWanted });
  return useMemo(
    () =>
      (compositions ?? []).map(({ id, name, tags }) => ({
        id: `composition ${id}`,
        label: `Execute ${name}`,
        note: 'Composition',
        keywords: tags.join(' '),
        icon: commandIcon(IconPlayerPlay),
        run: () =>
          void navigate({ to: '/marketplace', search: { tab: 'compositions', open: id, view: 'execute' } }),
      })),
    [compositions, navigate],
  );
};

/** A command per provider in the list, which opens its guide. */
export const useGuideCommands = (isWanted: boolean): Command[] => {
  const navigate = useNavigate();
  const { data: providers } = useProviders({ enabled: isWanted });
  return useMemo(
    () =>
      (providers ?? []).map((provider) => ({
        id: `guide ${provider.slug}`,
        label: `Guide for ${providerLabel(provider)}`,
        icon: <BrandIcon slug={provider.slug} name={provider.name} size={20} />,
        run: () => void navigate({ to: '/guides', search: { provider: provider.slug } }),
      })),
    [providers, navigate],
  );
};

/** As much as the server reads of a name. */
const MAX_NAME = 200;
const MIN_NAME = 2;
const PAUSE_MS = 120;
const OF_CATALOGUE = 'catalogue ';

/** The name is in the id, because a recent one is offered before the catalog was asked. */
const catalogueId = (apiId: string, name: string): string =>
  `${OF_CATALOGUE}${JSON.stringify([apiId, name])}`;

const readCatalogueId = (id: string): { apiId: string; name: string } | undefined => {
  if (!id.startsWith(OF_CATALOGUE)) return undefined;
  try {
    const [apiId, name] = JSON.parse(id.slice(OF_CATALOGUE.length)) as unknown[];
    return typeof apiId === 'string' && typeof name === 'string' ? { apiId, name } : undefined;
  } catch {
    return undefined;
  }
};

/** The APIs of the catalog whose name fits what is typed, which the server finds; each opens its guide. */
export const useCatalogueCommands = (typed: string, recent: readonly string[]) => {
  const navigate = useNavigate();
  // `guide mapbox` asks for Mapbox.
  const wanted = typed.replaceAll(/\b(?:guide|for)\b/gi, '').trim();
  const [name] = useDebouncedValue(wanted.slice(0, MAX_NAME), PAUSE_MS);
  const isAsked = wanted.length >= MIN_NAME && name.length >= MIN_NAME;
  const { data, isFetching } = trpc.research.names.useQuery(
    { name },
    { enabled: isAsked, placeholderData: keepPreviousData, trpc: { context: EMPTY_ON_401 } },
  );
  const commands = useMemo(() => {
    const known = recent.flatMap((id) => readCatalogueId(id) ?? []);
    // Those in the provider list have a command already.
    const found = isAsked ? (data ?? []).filter(({ providerSlug }) => providerSlug === null) : [];
    const foundIds = new Set(found.map((api) => catalogueId(api.apiId, api.name)));
    const names = new Map([...found, ...known].map((api) => [catalogueId(api.apiId, api.name), api]));
    return [...names].map(
      ([id, api]): Command => ({
        id,
        label: `Guide for ${api.name}`,
        note: 'Catalog',
        // The server finds an API by its other names too.
        isFound: foundIds.has(id),
        icon: commandIcon(IconBook2),
        run: () => void navigate({ to: '/guides', search: { api: api.name, entry: api.apiId } }),
      }),
    );
  }, [data, isAsked, recent, navigate]);
  return { commands, isSearching: isAsked && (isFetching || name !== wanted.slice(0, MAX_NAME)) };
};

export const useColorSchemeCommands = (): Command[] => {
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(
    () =>
      (
        [
          ['light', 'Light theme', IconSun],
          ['dark', 'Dark theme', IconMoon],
          ['auto', 'System theme', IconDeviceDesktop],
        ] as const
      ).map(([scheme, label, icon]) => ({
        id: scheme,
        label,
        keywords: 'color scheme colors mode',
        icon: commandIcon(icon),
        run: () => setColorScheme(scheme),
      })),
    [setColorScheme],
  );
};
