import { isDeepStrictEqual } from 'node:util';
import type { AddOwnApiInput, ChangeProviderInput, OwnOperation } from '@gatehouse/contract/own-apis.ts';
import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound, rejected } from '#src/errors.ts';
import { type AuditEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import { resealingKeysOf } from '#src/features/keys/key-secrets.ts';
import { forgetVerdicts } from '#src/features/keys/key-verdict.service.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { resealingTokensOf } from '#src/features/oauth/oauth-secrets.ts';
import { type FieldsWithSecrets, fieldsWithSecrets } from '#src/features/own-apis/open-texts.ts';
import {
  hostsAt,
  requireDescribable,
  requireFreeName,
  requireSafeRoute,
} from '#src/features/own-apis/own-api-rules.ts';
import * as store from '#src/features/own-apis/own-operations.store.ts';
import { BARE_FACTS } from '#src/features/providers/entry-facts.ts';
import {
  findProvider,
  insertOwn,
  listProviders,
  toListed,
  updateSaved,
} from '#src/features/providers/providers.service.ts';

const record = (
  deps: Deps,
  tx: Db,
  { id, slug, name, baseUrl }: Provider,
  event: Pick<AuditEvent, 'action'> & { detail?: AuditEvent['detail'] },
): Promise<void> =>
  recordEvent(
    tx,
    {
      action: event.action,
      subject: 'provider',
      subjectId: id,
      host: baseUrl === null ? null : new URL(baseUrl).host,
      detail: { provider: slug, name, ...event.detail },
    },
    timestamp(deps),
  );

/** Everything that is not given is that of a provider about which no more is known. */
const factsOf = ({ operations: _, ...input }: AddOwnApiInput) => ({
  ...BARE_FACTS,
  description: '',
  apiDocsUrl: null,
  developerPortalUrl: null,
  specialRequirements: [],
  requiredScopes: [],
  keyHint: null,
  refusalCodes: [],
  name: input.name,
  baseUrl: input.baseUrl,
  keyPlacement: input.keyPlacement ?? { type: 'bearer' as const },
  hosts: input.hosts ?? hostsAt(input.baseUrl, [], null),
  defaultHeaders: input.defaultHeaders ?? {},
  verification: input.verification ?? null,
  documentationUrl: input.documentationUrl ?? null,
  registerUrl: input.registerUrl ?? null,
  recommendedRotationDays: input.recommendedRotationDays ?? BARE_FACTS.recommendedRotationDays,
});

/**
 * Adds an API that the user describes. Throws CONFLICT for a name in use, BAD_REQUEST for what would give keys to others and
 * for a secret in what is shown.
 */
export const addOwnApi = async (deps: Deps, input: AddOwnApiInput): Promise<ListedProvider> => {
  const facts = factsOf(input);
  requireDescribable(facts.keyPlacement);
  requireSafeRoute(facts);
  const [withSecret] = await fieldsWithSecrets(input);
  if (withSecret !== undefined) throw withSecret.error;
  return deps.connection.transaction(async (tx) => {
    requireFreeName(await listProviders(deps, tx), facts.name);
    const provider = await insertOwn(tx, deps, facts);
    await store.replaceOperations(tx, provider.id, input.operations ?? []);
    await record(deps, tx, provider, { action: 'provider.add' });
    return toListed(deps, provider);
  });
};

const FIELDS = [
  'name',
  'baseUrl',
  'keyPlacement',
  'hosts',
  'defaultHeaders',
  'verification',
  'documentationUrl',
  'registerUrl',
  'recommendedRotationDays',
] as const;
type Field = (typeof FIELDS)[number];

/** What the secrets of the provider are bound to. */
const ROUTE: readonly Field[] = ['baseUrl', 'keyPlacement', 'hosts', 'defaultHeaders', 'verification'];
/** What a verdict on a key depends on. */
const CHECKED: readonly Field[] = ['baseUrl', 'keyPlacement', 'verification'];

type Changed = { next: Provider; fields: Field[] };

/** The provider as the input wants it, and the fields that differ. */
const changed = (provider: Provider, { id: _, operations: __, ...input }: ChangeProviderInput): Changed => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const moved = { ...provider, ...given } as Provider;
  const isMoved = input.hosts === undefined && moved.baseUrl !== provider.baseUrl;
  const next = isMoved
    ? { ...moved, hosts: hostsAt(moved.baseUrl, provider.hosts, provider.baseUrl) }
    : moved;
  return { next, fields: FIELDS.filter((field) => !isDeepStrictEqual(next[field], provider[field])) };
};

/** Throws BAD_REQUEST for a secret in a field that changes; one that is stored already may be given again as it was read. */
const requireOpenFields = (withSecrets: FieldsWithSecrets, fields: readonly string[]): void => {
  const found = withSecrets.find(({ field }) => field === 'operations' || fields.includes(field));
  if (found !== undefined) throw found.error;
};

/** Throws if the provider may not become what the input says. */
const requireAllowed = async (deps: Deps, tx: Db, { next, fields }: Changed): Promise<void> => {
  if (fields.includes('name')) requireFreeName(await listProviders(deps, tx), next.name, next.id);
  if (next.source === 'own' && next.baseUrl === null)
    throw rejected('BAD_REQUEST', 'baseUrl', 'Please enter a valid URL.');
  if (ROUTE.some((field) => fields.includes(field))) requireSafeRoute(next);
  if (!fields.includes('keyPlacement')) return;
  requireDescribable(next.keyPlacement);
  if (next.keyPlacement.type !== 'none') return;
  const keys = (await listKeys(deps, tx)).filter(({ providerId }) => providerId === next.id).length;
  if (keys > 0)
    throw rejected(
      'CONFLICT',
      'keyPlacement',
      `${next.name} has ${keys === 1 ? '1 API key. Delete it' : `${keys} API keys. Delete them`} first.`,
    );
};

const save = async (deps: Deps, tx: Db, { next, fields }: Changed): Promise<void> => {
  const update = () => updateSaved(tx, deps, next);
  const isRouted = ROUTE.some((field) => fields.includes(field));
  await (isRouted
    ? resealingKeysOf(deps, tx, [next.id], () => resealingTokensOf(deps, tx, [next.id], update))
    : update());
  if (CHECKED.some((field) => fields.includes(field))) await forgetVerdicts(deps, tx, next.id);
};

/**
 * Changes the fields of a saved provider whose values differ. A new base URL or placement counts for its stored keys at once:
 * they are sealed again for it, and its host takes the place of the old one unless hosts are given. Throws NOT_FOUND,
 * CONFLICT for a built-in provider, for a name in use, and for keys of an API that takes none, BAD_REQUEST like `addOwnApi`.
 */
export const changeProvider = async (deps: Deps, input: ChangeProviderInput): Promise<ListedProvider> => {
  const withSecrets = await fieldsWithSecrets({ ...input, baseUrl: input.baseUrl ?? undefined });
  return deps.connection.transaction(async (tx) => {
    const provider = await findProvider(deps, input.id, tx);
    if (provider === undefined) throw notFound('Provider');
    if (provider.source === 'built-in')
      throw new AppError('CONFLICT', `${provider.name} is built in and cannot be changed.`);
    const change = changed(provider, input);
    requireOpenFields(withSecrets, change.fields);
    if (input.operations !== undefined) await store.replaceOperations(tx, provider.id, input.operations);
    if (change.fields.length === 0) return toListed(deps, provider);
    await requireAllowed(deps, tx, change);
    await save(deps, tx, change);
    const saved = (await findProvider(deps, provider.id, tx)) ?? change.next;
    const previousHost = provider.baseUrl === null ? null : new URL(provider.baseUrl).host;
    const detail = { fields: change.fields.join(', '), previousHost };
    await record(deps, tx, saved, { action: 'provider.update', detail });
    return toListed(deps, saved);
  });
};

/** What the user has described as the operations of a provider; none for most. */
export const ownOperations = (deps: Pick<Deps, 'connection'>, providerId: number): Promise<OwnOperation[]> =>
  store.listOperations(deps.connection.db, providerId);
