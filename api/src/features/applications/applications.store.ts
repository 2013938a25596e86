import type {
  Application,
  ApplicationState,
  CreateApplicationInput,
} from '@gatehouse/contract/applications.ts';
import type { Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

type ApplicationFields = Omit<Application, 'id' | 'status' | 'platformId' | 'createdAt' | 'updatedAt'>;

/** What stands for a field that is absent. */
const ABSENT = {
  companyDescription: null,
  companySize: null,
  companyIndustry: null,
  contactPhone: null,
  contactTitle: null,
  contactLinkedIn: null,
  businessModel: null,
  targetAudience: null,
  estimatedApiCalls: null,
  launchTimeline: null,
  programmingLanguages: [],
  securityMeasures: null,
  dataStorageApproach: null,
  privacyMeasures: null,
  apiScopes: [],
  platformSpecificFields: {},
} satisfies Partial<ApplicationFields>;

type Given = Omit<CreateApplicationInput, 'platformId'>;

const toFields = (input: Given): ApplicationFields => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return { ...ABSENT, ...(Object.fromEntries(given) as Omit<Given, keyof typeof ABSENT>) };
};

const toApplication = (row: Selectable<Database['applications']>): Application => ({
  id: row.id,
  status: row.status as ApplicationState,
  platformId: row.provider_id,
  ...toFields(JSON.parse(row.fields)),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Newest first. */
export const listApplications = async (db: Db): Promise<Application[]> =>
  (await db.selectFrom('applications').selectAll().orderBy('id', 'desc').execute()).map(toApplication);

export const findApplication = async (db: Db, id: number): Promise<Application | undefined> => {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
};

/** Throws if there is no such provider. */
export const insertApplication = async (
  db: Db,
  { platformId, ...input }: CreateApplicationInput,
  at: string,
): Promise<Application> => {
  const row = await db
    .insertInto('applications')
    .values({
      provider_id: platformId,
      status: 'submitted',
      fields: JSON.stringify(toFields(input)),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toApplication(row);
};

/** Undefined if there is no such application. */
export const updateStatus = async (
  db: Db,
  id: number,
  status: ApplicationState,
  at: string,
): Promise<Application | undefined> => {
  const row = await db
    .updateTable('applications')
    .set({ status, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toApplication(row);
};

/** Returns false if there is no such application. */
export const deleteApplication = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('applications').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
