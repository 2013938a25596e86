import type { ImportEntry, ImportReview, ImportSecret } from '@gatehouse/contract/imports.ts';
import { detectProvider, type Provider } from '@gatehouse/contract/providers.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type {
  FoundSecret,
  ImportedEndpoint,
  ReadEntry,
  ReadImport,
} from '#src/features/imports/read/draft.ts';
import { providerOfUrl } from '#src/features/providers/provider-of-url.ts';

/** What the review compares a document with. */
type Listed = {
  providers: readonly Provider[];
  environments: ImportReview['environments'];
  /** The names of the saved endpoints that the entries repeat, in their order. */
  savedAs: readonly (string | undefined)[];
  /** The names of the keys that the entries remember, in their order. */
  keyNames: readonly (string | undefined)[];
  /** The name of a stored key of the provider that has this secret. */
  storedAs: (secret: string, providerId: number) => Promise<string | undefined>;
};

/** What two entries of one document have in common if the second repeats the first. In another folder, or by another name, it is kept apart on purpose. */
const sameEntry = (
  { path, name }: Pick<ReadEntry, 'path' | 'name'>,
  { method, endpoint, body, headers }: ImportedEndpoint,
): string => JSON.stringify([path, name, method, endpoint, body, headers]);

/** The provider whose host a request is sent to. */
export const providerOfEntry = (
  { endpoint, target }: ReadEntry,
  providers: readonly Provider[],
): Provider | undefined =>
  endpoint === undefined || target === null ? undefined : providerOfUrl(providers, new URL(target));

const reviewEntries = (
  entries: readonly ReadEntry[],
  { providers, savedAs, keyNames }: Listed,
): ImportEntry[] => {
  const seen = new Map<string, number>();
  const judge = (entry: ReadEntry, index: number): Pick<ImportEntry, 'status' | 'reason'> => {
    if (entry.endpoint === undefined) return { status: 'invalid', reason: entry.reason };
    const saved = savedAs[index];
    if (saved !== undefined) return { status: 'duplicate', reason: `Already saved as “${saved}”` };
    const text = sameEntry(entry, entry.endpoint);
    const before = seen.get(text);
    if (before === undefined) {
      seen.set(text, index);
      return { status: 'new', reason: null };
    }
    const line = entries[before]?.line ?? null;
    return {
      status: 'duplicate',
      reason:
        line === null ? 'The same request is in the document before' : `The same request as in line ${line}`,
    };
  };
  return entries.map((entry, index) => {
    const url = entry.endpoint === undefined || entry.target === null ? null : new URL(entry.target);
    return {
      index,
      line: entry.line,
      name: entry.name,
      method: entry.method,
      endpoint: entry.url,
      ...judge(entry, index),
      needsBaseUrl: entry.needsBaseUrl ?? false,
      path: entry.path,
      withoutKey: entry.withoutKey,
      keyName: keyNames[index] ?? null,
      notes: entry.notes,
      providerId: providerOfEntry(entry, providers)?.id ?? null,
      host: url?.host ?? null,
    };
  });
};

/** By the host that it was found for, or by its form. */
const providerOfSecret = (secret: FoundSecret, providers: readonly Provider[]): Provider | undefined =>
  (secret.host === null ? undefined : providerOfUrl(providers, new URL(`https://${secret.host}/`))) ??
  detectProvider(providers, secret.value);

const reviewSecret = async (
  secret: FoundSecret,
  index: number,
  { providers, storedAs }: Listed,
): Promise<ImportSecret> => {
  const provider = providerOfSecret(secret, providers);
  const stored = provider === undefined ? undefined : await storedAs(secret.value, provider.id);
  const status = secret.problem !== undefined ? 'invalid' : stored !== undefined ? 'stored' : 'new';
  return {
    index,
    name: secret.name,
    secret: maskKey(secret.value),
    line: secret.line,
    place: secret.place,
    host: secret.host,
    status,
    reason: secret.problem ?? (stored === undefined ? null : `Already stored as “${stored}”`),
    providerId: provider?.id ?? null,
  };
};

/** What the user sees of a document before anything of it is stored. It contains no secret. */
export const reviewOf = async (read: ReadImport, digest: string, listed: Listed): Promise<ImportReview> => ({
  format: read.format,
  title: read.title,
  digest,
  entries: reviewEntries(read.entries, listed),
  secrets: await Promise.all(read.secrets.map((secret, index) => reviewSecret(secret, index, listed))),
  environments: listed.environments,
  problems: read.problems,
});
