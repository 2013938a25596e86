import type {
  ImportEntry,
  ImportEnvironment,
  ImportInput,
  ImportReview,
  ImportSecret,
} from '@gatehouse/contract/imports.ts';
import { MIN_ENDPOINT_NAME_LENGTH } from '@gatehouse/contract/plain/endpoint-options.ts';
import { hostsIn } from '#src/features/environments/offers/hosts-field.tsx';

/** As the operation says it. */
export const SHORT_NAME = `Name must be at least ${MIN_ENDPOINT_NAME_LENGTH} characters.`;

export interface SecretRow {
  secret: ImportSecret;
  isChosen: boolean;
  name: string;
  providerId: string | null;
}

export interface EnvironmentRow {
  environment: ImportEnvironment;
  isChosen: boolean;
  name: string;
  /** Where each secret variable may be sent, separated by commas. */
  hosts: Readonly<Record<string, string>>;
}

/** What the user chooses in a review. */
export interface ImportChoice {
  /** The indexes of the entries to import. */
  entries: ReadonlySet<number>;
  /** The names that were typed over those in the document, by index. */
  names: ReadonlyMap<number, string>;
  /** The provider, as text, of each host that the provider list does not have. */
  hosts: ReadonlyMap<string, string>;
  secrets: readonly SecretRow[];
  environments: readonly EnvironmentRow[];
}

export const ENTRY_FILTERS = ['all', 'new', 'duplicate', 'invalid'] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];

/** The new entries and environments, and no secret: storing a key is a decision of its own. */
export const initialChoice = (review: ImportReview): ImportChoice => ({
  entries: new Set(review.entries.filter(({ status }) => status === 'new').map(({ index }) => index)),
  names: new Map(),
  hosts: new Map(),
  secrets: review.secrets.map((secret) => ({
    secret,
    isChosen: false,
    name: secret.name,
    providerId: secret.providerId === null ? null : String(secret.providerId),
  })),
  environments: review.environments.map((environment) => ({
    environment,
    isChosen: environment.status === 'new',
    name: environment.name,
    hosts: Object.fromEntries(
      environment.variables.flatMap(({ name, isSecret, hosts }) =>
        isSecret ? [[name, hosts.join(', ')]] : [],
      ),
    ),
  })),
});

export const shownEntries = (entries: readonly ImportEntry[], filter: EntryFilter): readonly ImportEntry[] =>
  filter === 'all' ? entries : entries.filter(({ status }) => status === filter);

/** The hosts of valid entries that belong to no provider in the list, each with how many entries have it. */
export const unknownHosts = (entries: readonly ImportEntry[]): [host: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { host, providerId, status } of entries)
    if (host !== null && providerId === null && status !== 'invalid')
      counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** Whether what was typed is too short to be a name; an emptied field means the one in the document. */
export const isShortName = (typed = ''): boolean =>
  typed.trim() !== '' && typed.trim().length < MIN_ENDPOINT_NAME_LENGTH;

/** What keeps a choice from being sent. */
export const choiceProblem = ({ entries, names }: ImportChoice): string | undefined =>
  [...names].some(([index, name]) => entries.has(index) && isShortName(name)) ? SHORT_NAME : undefined;

/** An emptied field means the name in the document. */
const nameOf = (typed = ''): { name?: string } => (typed.trim() === '' ? {} : { name: typed.trim() });

/** The chosen entries and secrets as they are sent. Entries of an unknown host belong to `fallback` unless chosen otherwise. */
export const toImportInput = (
  { digest, entries }: ImportReview,
  choice: ImportChoice,
  fallback: number,
): Pick<ImportInput, 'digest' | 'endpoints' | 'secrets' | 'environments'> => ({
  digest,
  endpoints: entries
    .filter(({ index }) => choice.entries.has(index))
    .map(({ index, providerId, host }) => ({
      index,
      providerId: providerId ?? Number(choice.hosts.get(host ?? '') ?? fallback),
      ...nameOf(choice.names.get(index)),
    })),
  secrets: choice.secrets
    .filter(({ isChosen }) => isChosen)
    .map(({ secret, name, providerId }) => ({
      index: secret.index,
      providerId: Number(providerId ?? fallback),
      name: name.trim() || secret.name,
    })),
  environments: choice.environments
    .filter(({ isChosen }) => isChosen)
    .map(({ environment, name, hosts }) => ({
      index: environment.index,
      name: name.trim() || environment.name,
      hosts: Object.fromEntries(Object.entries(hosts).map(([variable, text]) => [variable, hostsIn(text)])),
    })),
});
