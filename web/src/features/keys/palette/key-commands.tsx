import { IconCopy, IconFlask2, IconKey, IconRefresh, IconShieldCheck, IconTag } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tagsOf } from '#src/features/keys/key-fields.ts';
import { saidOf } from '#src/features/keys/offers/key-line.tsx';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { useVerification } from '#src/features/keys/offers/verify-key.ts';
import { trpc } from '#src/lib/trpc.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { commandIcon } from '#src/ui/dialog/command-palette.tsx';
import type { Command, CommandSource } from '#src/ui/dialog/command-search.ts';
import { commandSource } from '#src/ui/dialog/command-source.ts';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Copies a stored key without showing it. It is in no cache, and in memory only until it is on the clipboard. */
const useCopyKey = (): ((id: number) => Promise<boolean>) => {
  const reveal = trpc.keys.reveal.useMutation({ gcTime: 0 });
  return async (id) => {
    try {
      const { apiKey } = await reveal.mutateAsync({ id });
      reveal.reset();
      return await copyText(apiKey);
    } catch (error) {
      tellFailure(error, 'Failed to copy API key');
      return false;
    }
  };
};

interface KeyVerbs {
  test: (row: KeyRow) => void;
  copy: (row: KeyRow) => void;
  verify: (row: KeyRow) => void;
  rotate: (row: KeyRow) => void;
}

/** With their icons, which are the same for thousands of keys. */
const VERBS = [
  { name: 'test', label: 'Test', icon: commandIcon(IconFlask2) },
  { name: 'copy', label: 'Copy', icon: commandIcon(IconCopy) },
  { name: 'verify', label: 'Verify', icon: commandIcon(IconShieldCheck) },
  { name: 'rotate', label: 'Rotate', icon: commandIcon(IconRefresh) },
] as const;

/** What is shown and searched beside the name of a key, whatever is done with it. */
const wordsOf = (row: KeyRow) => ({
  note: [providerName(row), ...saidOf(row.key)].join(' · '),
  keywords: [row.provider?.slug, ...row.key.tags].filter(Boolean).join(' '),
});

const keyIdOf = (commandId: string): number | undefined => {
  const [, id] = /^\w+ key (\d+)$/.exec(commandId) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** The commands of keys, which are made when they are found. */
const keySource = (rows: readonly KeyRow[], verbs: KeyVerbs): CommandSource => {
  const byId = new Map(rows.map((row) => [row.key.id, row]));
  return commandSource({
    rows,
    verbs: VERBS.map(({ label }) => label),
    textsOf: (row) => {
      const { note, keywords } = wordsOf(row);
      return [row.key.name, note, keywords];
    },
    commandsOf: (row) => {
      const words = wordsOf(row);
      return VERBS.map(({ name, label, icon }) => ({
        id: `${name} key ${row.key.id}`,
        label: `${label} ${row.key.name}`,
        ...words,
        icon,
        run: () => verbs[name](row),
      }));
    },
    rowOf: (id) => byId.get(keyIdOf(id) ?? -1),
  });
};

/** What can be done with each key, at once and from any screen, and a way to the keys of each tag. */
export const useKeyCommands = (isWanted: boolean, onRotate: (row: KeyRow) => void): CommandSource => {
  const navigate = useNavigate();
  const { data: rows } = useKeyRows({ enabled: isWanted });
  const copy = useCopyKey();
  const { mutate: verify } = useVerification();
  const verbs: KeyVerbs = {
    test: ({ key }) => void navigate({ to: '/test', search: { keyId: key.id, first: true } }),
    copy: ({ key }) => void copy(key.id),
    verify: ({ key }) => {
      // The provider may take a while; its verdict replaces this.
      toast({ title: `Verifying ${key.name}`, duration: Number.POSITIVE_INFINITY });
      verify({ id: key.id });
    },
    rotate: onRotate,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again only for other keys
  return useMemo(() => {
    const keys = keySource(rows ?? [], verbs);
    const tags = tagsOf(rows?.map(({ key }) => key)).map((tag) => ({
      id: `tag ${tag}`,
      label: `Show keys tagged ${tag}`,
      icon: commandIcon(IconTag),
      run: () => void navigate({ to: '/keys', search: { tag } }),
    }));
    return {
      candidates: (words, recent) => [...keys.candidates(words, recent), ...tags],
      byId: (id) => keys.byId(id) ?? tags.find((tag) => tag.id === id),
    };
  }, [rows]);
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
