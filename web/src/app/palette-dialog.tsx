import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconApi, IconFileExport, IconFileImport, IconKeyboard } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from '#src/app/palette.module.css';
import {
  useCatalogueCommands,
  useColorSchemeCommands,
  useCompositionCommands,
  useConnectionCommands,
  useEndpointCommands,
  useGuideCommands,
  useNewCommands,
  useScreenCommands,
} from '#src/app/palette-commands.tsx';
import { isForPasteBox, pasteReader } from '#src/app/pasted-text.ts';
import { useRecentCommands } from '#src/app/recent-commands.ts';
import { useEnvironmentCommands } from '#src/features/environments/offers/environment-commands.tsx';
import { environmentsDialog } from '#src/features/environments/offers/environments-dialog.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { rotateKeyDialog } from '#src/features/keys/offers/rotate-key.tsx';
import { useAddKeyCommand, useKeyCommands } from '#src/features/keys/palette/key-commands.tsx';
import { ownApiDialog } from '#src/features/own-apis/offers/own-api.tsx';
import { loadExport } from '#src/lib/load-once.ts';
import { CommandPalette, commandIcon } from '#src/ui/dialog/command-palette.tsx';
import type { Command, CommandGroup } from '#src/ui/dialog/command-search.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

// Loaded when something is pasted, and not while the browser is idle: few do that here.
const PasteDialog = lazy(async () => ({ default: (await import('#src/app/paste-dialog.tsx')).PasteDialog }));

type Port = 'import' | 'export';

const importDialog = loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog');
const exportDialog = loadExport(() => import('#src/features/imports/export-dialog.tsx'), 'ExportDialog');

const portCommands = (onPort: (port: Port) => void): Command[] => [
  {
    id: 'import',
    label: 'Import',
    keywords: 'postman insomnia bruno openapi har curl env collection file',
    icon: commandIcon(IconFileImport),
    run: () => onPort('import'),
  },
  {
    id: 'export',
    label: 'Export',
    keywords: 'postman openapi collection file download',
    icon: commandIcon(IconFileExport),
    run: () => onPort('export'),
  },
];

interface PaletteDialogProps {
  opened: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}

const useGroups = (
  { opened, onShowShortcuts }: PaletteDialogProps,
  typed: string,
  recent: readonly string[],
  { onRotate, onAddApi, onManage, onPort }: Omit<ReturnType<typeof usePaletteForms>, 'forms'>,
) => {
  const catalogue = useCatalogueCommands(opened ? typed : '', recent);
  const help: Command = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    keywords: 'help',
    icon: commandIcon(IconKeyboard),
    run: onShowShortcuts,
  };
  const addApi: Command = {
    id: 'add own api',
    label: 'Add your own API',
    keywords: 'new provider openapi describe create custom',
    icon: commandIcon(IconApi),
    run: onAddApi,
  };
  const groups: CommandGroup[] = [
    {
      label: 'Actions',
      commands: [useAddKeyCommand(), addApi, ...useNewCommands(onManage), ...portCommands(onPort)],
    },
    { label: 'Environments', commands: useEnvironmentCommands(opened, onManage), isOnlySearched: true },
    { label: 'Keys', commands: useKeyCommands(opened, onRotate), isOnlySearched: true },
    { label: 'Connections', commands: useConnectionCommands(opened), isOnlySearched: true },
    { label: 'Saved endpoints', commands: useEndpointCommands(opened), isOnlySearched: true },
    { label: 'Compositions', commands: useCompositionCommands(opened), isOnlySearched: true },
    { label: 'Screens', commands: useScreenCommands(), showsAll: true },
    { label: 'Guides', commands: useGuideCommands(opened), isOnlySearched: true },
    { label: 'More APIs', commands: catalogue.commands, isOnlySearched: true },
    { label: 'Appearance and help', commands: [...useColorSchemeCommands(), help] },
  ];
  return { groups, isSearching: catalogue.isSearching };
};

/** The forms that commands open; they stay when the palette closes. */
const usePaletteForms = () => {
  const navigate = useNavigate();
  const [rotated, setRotated] = useState<KeyRow>();
  const [isRotating, rotating] = useDisclosure(false);
  const [isAddingApi, addingApi] = useDisclosure(false);
  const [isManaging, managing] = useDisclosure(false);
  const [port, setPort] = useState<Port>();
  const closePort = (): void => setPort(undefined);
  const onRotate = (row: KeyRow): void => {
    setRotated(row);
    rotating.open();
  };
  const forms = (
    <>
      <LazyDialog
        code={ownApiDialog}
        opened={isAddingApi}
        onClose={addingApi.close}
        onSaved={({ slug }) => void navigate({ to: '/guides', search: { provider: slug } })}
      />
      <LazyDialog code={environmentsDialog} opened={isManaging} onClose={managing.close} />
      <LazyDialog code={importDialog} opened={port === 'import'} onClose={closePort} />
      <LazyDialog code={exportDialog} opened={port === 'export'} onClose={closePort} />
      {rotated !== undefined && (
        <LazyDialog
          // Another key begins another form.
          key={rotated.key.id}
          code={rotateKeyDialog}
          row={rotated}
          opened={isRotating}
          onClose={rotating.close}
        />
      )}
    </>
  );
  return { forms, onRotate, onAddApi: addingApi.open, onManage: managing.open, onPort: setPort };
};

/** What is pasted into the palette and is no search: a box for it takes the palette's place. */
const usePasted = (opened: boolean, close: () => void) => {
  const [pasted, setPasted] = useState<string>();
  useEffect(() => {
    if (opened) void pasteReader.load().catch(() => undefined);
  }, [opened]);
  const take = (text: string): boolean => {
    if (!isForPasteBox(text)) return false;
    setPasted(text);
    close();
    return true;
  };
  const dialog = pasted !== undefined && (
    <Suspense>
      <PasteDialog text={pasted} onClose={() => setPasted(undefined)} />
    </Suspense>
  );
  return { take, dialog };
};

/** The command palette with all of its commands. Stays mounted, so that what a command began goes on. */
export const PaletteDialog = (props: PaletteDialogProps) => {
  const { opened, onClose } = props;
  const [typed, setTyped] = useState('');
  const { recent, remember } = useRecentCommands(opened);
  const { forms, ...opens } = usePaletteForms();
  const { groups, isSearching } = useGroups(props, typed, recent, opens);
  const close = (): void => {
    setTyped('');
    onClose();
  };
  const { take, dialog } = usePasted(opened, close);
  return (
    <>
      <CommandPalette
        opened={opened}
        onClose={close}
        placeholder="Search commands, keys, endpoints and APIs"
        groups={groups}
        recent={recent}
        onSearch={setTyped}
        onPaste={take}
        onRun={({ id, run }) => {
          remember(id);
          run();
        }}
        footer={
          <Text component="p" size="xs" c="dimmed" className={classes.footer} role="status">
            {isSearching
              ? 'Searching the catalog…'
              : 'Type a verb and a name: rotate, copy, verify, test, guide'}
          </Text>
        }
      />
      {forms}
      {dialog}
    </>
  );
};
