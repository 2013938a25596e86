import type { ApiKey, KeyDetail } from '@gatehouse/contract/keys.ts';
import { distinctTags, isSameTag, KEY_TYPES } from '@gatehouse/contract/plain/key-types.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { useKeys } from '#src/features/keys/offers/key-queries.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { settingsStore } from '#src/features/settings/offers/settings-store.ts';
import { capitalized } from '#src/lib/format.ts';
import type { FieldDeclaration } from '#src/ui/form/declared-field.tsx';

/*
 * What a user enters about a key besides its secret, each field once: the forms, their drafts, the review of pasted keys, the line that names
 * a key, its details, the filters, the search, the palette and the activity read it here. The rows of a table need this
 * before any schema is loaded, so it imports none: what is valid stands in packages/contract/src/keys.ts.
 */

export interface FieldChoice {
  value: string;
  label: string;
}

/** A filter of the list of keys, kept in the URL. */
export interface KeyFilter {
  /** Its search parameter. */
  param: string;
  label: string;
  /** The only values that it takes, if they are fixed. */
  values?: readonly string[];
  /** What can be chosen: of these keys, and what the URL names. */
  choices: (rows: readonly KeyRow[], chosen: string | undefined) => FieldChoice[];
  has: (row: KeyRow, value: string) => boolean;
}

/** What the details of a key say of a field. */
export interface KeyFact {
  name: string;
  /** Said as it is, or as a date. */
  text?: string;
  date?: string;
  isCode?: boolean;
  note?: string;
}

export interface KeyField extends FieldDeclaration {
  /** What it is called in a sentence. */
  noun: string;
  /** What holds for a key that has none of its own. */
  inherited?: (provider: Provider) => string | null;
  /** Said after the name wherever a key is named. */
  said?: (key: ApiKey) => string | null;
  /** Shown as chips wherever a key is named, and found by the palette. */
  chips?: (key: ApiKey) => readonly string[];
  /** By what else than its name a search finds a key. */
  searched?: (key: ApiKey) => readonly (string | null)[];
  fact?: (row: KeyRow) => KeyFact;
  filter?: KeyFilter;
  /** The label of the one field that gives it to all of several pasted keys. */
  forAll?: string;
}

const baseUrlFact = ({ key, provider }: KeyRow): KeyFact => {
  const text = key.baseUrl ?? provider?.baseUrl;
  return text == null
    ? { name: 'Base URL', text: 'None: each call needs a full URL' }
    : {
        name: 'Base URL',
        text,
        isCode: true,
        note: key.baseUrl === null ? 'The provider’s default' : 'Set for this key',
      };
};

/** The tags of these keys in alphabetical order. */
export const tagsOf = (keys: readonly ApiKey[] = []): string[] =>
  distinctTags(keys.flatMap(({ tags }) => tags)).toSorted((one, other) => one.localeCompare(other));

const TYPES = KEY_TYPES.map((value) => ({ value, label: capitalized(value) }));

/** In the order in which forms show them. */
export const KEY_FIELDS = {
  name: {
    kind: 'text',
    isRequired: true,
    label: 'Key name',
    noun: 'name',
    description: 'Your own label, such as the project it is for.',
    placeholder: 'Production',
    maxLength: 200,
  },
  baseUrl: {
    kind: 'url',
    label: 'Base URL',
    noun: 'base URL',
    description: 'For a proxy, GitHub Enterprise or an OpenAI-compatible server.',
    placeholder: 'https://api.example.com',
    inherited: ({ baseUrl }: Provider) => baseUrl,
    searched: ({ baseUrl }: ApiKey) => [baseUrl],
    fact: baseUrlFact,
  },
  keyType: {
    kind: 'choice',
    label: 'Key type',
    noun: 'key type',
    choices: TYPES,
    // The type that new keys have says nothing.
    said: ({ keyType }: ApiKey) => (keyType === settingsStore.read().defaultApiKeyType ? null : keyType),
    searched: ({ keyType }: ApiKey) => [keyType],
    filter: {
      param: 'type',
      label: 'Type',
      values: KEY_TYPES,
      choices: () => TYPES,
      has: ({ key }, value) => key.keyType === value,
    },
  },
  expiresAt: {
    kind: 'day',
    label: 'Expires on',
    noun: 'expiry',
    fact: ({ key: { expiresAt } }: KeyRow) => ({
      name: 'Expires',
      ...(expiresAt === null ? { text: 'Not set' } : { date: expiresAt }),
    }),
  },
  tags: {
    kind: 'tags',
    label: 'Tags',
    noun: 'tags',
    description:
      'Words by which you find the key, such as a team or a project. End each with Enter or a comma.',
    useSuggestions: () => tagsOf(useKeys().data),
    chips: ({ tags }: ApiKey) => tags,
    searched: ({ tags }: ApiKey) => tags,
    forAll: 'Tags for all of them',
    filter: {
      param: 'tag',
      label: 'Tag',
      choices: (rows: readonly KeyRow[], chosen: string | undefined) =>
        distinctTags([...tagsOf(rows.map(({ key }) => key)), ...(chosen === undefined ? [] : [chosen])]).map(
          (tag) => ({ value: tag, label: tag }),
        ),
      has: ({ key }: KeyRow, wanted: string) => key.tags.some((tag) => isSameTag(tag, wanted)),
    },
  },
} as const satisfies Record<KeyDetail, KeyField>;

type Declared = (typeof KEY_FIELDS)[KeyDetail];
/** The search parameters by which fields are filtered. */
export type FieldParam = Declared extends infer Field
  ? Field extends { filter: { param: infer Param extends string } }
    ? Param
    : never
  : never;

export const KEY_FIELD_LIST: readonly KeyField[] = Object.values(KEY_FIELDS);

/** Those that a form shows only on request: few keys need them. */
export const OPTIONAL_FIELDS = (Object.keys(KEY_FIELDS) as KeyDetail[]).filter((name) => name !== 'name');

/** Those that several pasted keys get at once, labeled so. */
export const FIELDS_FOR_ALL: Readonly<Record<string, KeyField>> = Object.fromEntries(
  Object.entries<KeyField>(KEY_FIELDS).flatMap(([name, field]) =>
    field.forAll === undefined ? [] : [[name, { ...field, label: field.forAll }]],
  ),
);

export const FIELD_FILTERS = KEY_FIELD_LIST.flatMap(({ filter }) => filter ?? []);

export const searchedTexts = (key: ApiKey): (string | null)[] =>
  KEY_FIELD_LIST.flatMap(({ searched }) => searched?.(key) ?? []);

export const factsOf = (row: KeyRow): KeyFact[] => KEY_FIELD_LIST.flatMap(({ fact }) => fact?.(row) ?? []);

/** What a field is called in a sentence; one that this version does not know is named as it is. */
export const nounOf = (field: string): string =>
  (KEY_FIELDS as Partial<Record<string, KeyField>>)[field]?.noun ?? field;
