import {
  type ApiOrigin,
  type Provider,
  type ProviderFacts,
  providerSchema,
} from '@gatehouse/contract/providers.ts';
import type { Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

type ProviderRow = Selectable<Database['providers']>;

const toProvider = (row: ProviderRow): Provider =>
  providerSchema.parse({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    registerUrl: row.register_url,
    documentationUrl: row.documentation_url,
    apiDocsUrl: row.api_docs_url,
    developerPortalUrl: row.developer_portal_url,
    specialRequirements: JSON.parse(row.special_requirements),
    requiredScopes: JSON.parse(row.required_scopes),
    recommendedRotationDays: row.recommended_rotation_days,
    baseUrl: row.base_url,
    keyPlacement: JSON.parse(row.key_placement),
    defaultHeaders: JSON.parse(row.default_headers),
    hosts: JSON.parse(row.hosts),
    keyPattern: row.key_pattern,
    keyHint: row.key_hint,
    verification: row.verification === null ? null : JSON.parse(row.verification),
    refusalCodes: JSON.parse(row.refusal_codes),
    source: row.source,
    origin: row.origin === null ? null : JSON.parse(row.origin),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });

const toColumns = (facts: ProviderFacts) => ({
  name: facts.name,
  slug: facts.slug,
  description: facts.description,
  register_url: facts.registerUrl,
  documentation_url: facts.documentationUrl,
  api_docs_url: facts.apiDocsUrl,
  developer_portal_url: facts.developerPortalUrl,
  special_requirements: JSON.stringify(facts.specialRequirements),
  required_scopes: JSON.stringify(facts.requiredScopes),
  recommended_rotation_days: facts.recommendedRotationDays,
  base_url: facts.baseUrl,
  key_placement: JSON.stringify(facts.keyPlacement),
  default_headers: JSON.stringify(facts.defaultHeaders),
  hosts: JSON.stringify(facts.hosts),
  key_pattern: facts.keyPattern,
  key_hint: facts.keyHint,
  verification: facts.verification === null ? null : JSON.stringify(facts.verification),
  refusal_codes: JSON.stringify(facts.refusalCodes),
});

export const listProviders = async (db: Db): Promise<Provider[]> => {
  const rows = await db.selectFrom('providers').selectAll().orderBy('id').execute();
  return rows.map(toProvider);
};

export const findProvider = async (db: Db, id: number): Promise<Provider | undefined> => {
  const row = await db.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toProvider(row);
};

const findRow = (db: Db, slug: string) =>
  db.selectFrom('providers').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Undefined if no provider has this slug. */
export const findBySlug = async (db: Db, slug: string): Promise<Provider | undefined> => {
  const row = await findRow(db, slug);
  return row && toProvider(row);
};

/** Gives a saved provider another name and slug. Its keys are bound to the slug: seal them again in this transaction. */
export const renameProvider = async (
  db: Db,
  id: number,
  names: Pick<Provider, 'name' | 'slug'>,
  at: string,
): Promise<void> => {
  await db
    .updateTable('providers')
    .set({ ...names, updated_at: at })
    .where('id', '=', id)
    .execute();
};

/**
 * Writes the facts of a built-in provider into the row with its slug: set a stranger's aside before. A row that is already
 * up to date is left unchanged.
 */
export const saveBuiltIn = async (db: Db, facts: ProviderFacts, at: string): Promise<void> => {
  const columns = toColumns(facts);
  const row = await findRow(db, facts.slug);
  if (row === undefined) {
    await db
      .insertInto('providers')
      .values({ ...columns, source: 'built-in', created_at: at, updated_at: at })
      .execute();
    return;
  }
  const changed = Object.entries(columns).some(([name, value]) => row[name as keyof ProviderRow] !== value);
  if (!changed && row.source === 'built-in') return;
  await db
    .updateTable('providers')
    .set({ ...columns, source: 'built-in', updated_at: at })
    .where('id', '=', row.id)
    .execute();
};

/** Adds a provider that a discovery found, or one of the user's own, which has no origin; its slug must be free. */
export const insertSaved = async (
  db: Db,
  facts: ProviderFacts,
  origin: ApiOrigin | null,
  at: string,
): Promise<Provider> => {
  const row = await db
    .insertInto('providers')
    .values({
      ...toColumns(facts),
      source: origin === null ? 'own' : 'discovered',
      origin: origin === null ? null : JSON.stringify(origin),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProvider(row);
};

/** Writes facts of a saved provider. Its keys and tokens are bound to some: seal them again in this transaction. */
export const updateSaved = async (db: Db, id: number, facts: ProviderFacts, at: string): Promise<void> => {
  await db
    .updateTable('providers')
    .set({ ...toColumns(facts), updated_at: at })
    .where('id', '=', id)
    .execute();
};

/** What refers to a provider: it cannot be removed before these are. */
export type ProviderUses = { keys: number; endpoints: number; configs: number; applications: number };

const countIn = async (
  db: Db,
  table: 'api_keys' | 'saved_endpoints' | 'oauth_configs' | 'applications',
  providerId: number,
): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

export const countUses = async (db: Db, id: number): Promise<ProviderUses> => ({
  keys: await countIn(db, 'api_keys', id),
  endpoints: await countIn(db, 'saved_endpoints', id),
  // A connection belongs to a configuration.
  configs: await countIn(db, 'oauth_configs', id),
  applications: await countIn(db, 'applications', id),
});

/** Returns false if there is no such provider. Throws if something refers to it. */
export const deleteProvider = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('providers').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
