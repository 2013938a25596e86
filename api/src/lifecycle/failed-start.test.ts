import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '#src/db/migration-list.ts';
import type { Deps } from '#src/deps.ts';
import { readEnv } from '#src/env.ts';
import { createDeps } from '#src/lifecycle/create-deps.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { createOldDatabase } from '#test/old-database.ts';

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const OTHER_KEY = randomBytes(32).toString('base64');

let database: TestDatabase;
/** A copy of the data folder of a server that was killed: what it stored last is only in the write-ahead log. */
let killed: string;
let emptyFolder: string;

const start = (settings: Record<string, string>): Promise<Deps> =>
  createDeps(
    readEnv({
      DATA_DIR: database.options.dataDir,
      DATABASE_URL: database.options.databaseUrl,
      XDG_CONFIG_HOME: emptyFolder,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    [],
  );

const stop = async ({ connection, outbound }: Deps): Promise<void> => {
  await outbound.close();
  await connection.close();
};

beforeEach(async () => {
  database = await createTestDatabase();
  const { dataDir } = database.options;
  emptyFolder = path.join(dataDir, '..', `${path.basename(dataDir)}-config`);
  killed = path.join(dataDir, '..', `${path.basename(dataDir)}-killed`);
  const deps = await start({ MASTER_KEY });
  await cp(dataDir, killed, { recursive: true });
  await stop(deps);
});
afterEach(() => database.dispose());

/** Each file of a folder with a digest of its bytes. */
const filesOf = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const digests = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${path.relative(folder, file)} ${createHash('sha256')
      .update(await readFile(file))
      .digest('hex')}`;
  });
  return (await Promise.all(digests)).toSorted();
};

const keyFile = async (text: string): Promise<string> => {
  await mkdir(emptyFolder, { recursive: true });
  const file = path.join(emptyFolder, 'given.key');
  await writeFile(file, text, { mode: 0o600 });
  return file;
};

it.each<[string, () => Promise<Record<string, string>>]>([
  ['another master key', async () => ({ MASTER_KEY: OTHER_KEY })],
  ['another key in a file', async () => ({ MASTER_KEY_FILE: await keyFile(OTHER_KEY) })],
  ['a file that is no key', async () => ({ MASTER_KEY_FILE: await keyFile('no key') })],
  ['a file that is missing', async () => ({ MASTER_KEY_FILE: path.join(emptyFolder, 'none.key') })],
  ['no master key', async () => ({})],
  ['a key and a file', async () => ({ MASTER_KEY, MASTER_KEY_FILE: await keyFile(MASTER_KEY) })],
])(
  'a start with %s changes no byte of the data, whether the server was stopped or killed',
  async (_what, given) => {
    const settings = await given();
    for (const DATA_DIR of [database.options.dataDir, killed]) {
      const before = await filesOf(DATA_DIR);
      const failed = start({ ...settings, DATA_DIR });
      await expect(failed).rejects.toThrow(StartError);
      await expect(failed).rejects.toMatchObject({ exitCode: 78 });
      expect(await filesOf(DATA_DIR)).toEqual(before);
      // The right key opens it afterwards.
      await stop(await start({ MASTER_KEY, DATA_DIR }));
    }
  },
);

const appliedIn = async ({ databaseUrl, dataDir }: TestDatabase['options']): Promise<unknown> => {
  if (databaseUrl === undefined) return filesOf(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select name from migrations order by name');
  await client.end();
  return rows;
};

it('a start with another master key upgrades nothing: the older version can still be started', async () => {
  const { options, dispose } = await createOldDatabase(MIGRATIONS.at(-1)?.name ?? '', [
    "insert into vault_check (id, value) values (1, 'of another key')",
  ]);
  // A lock file comes with the first start.
  const open = () =>
    start({ MASTER_KEY, DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? '' });
  await expect(open()).rejects.toThrow('The master key is not the one');
  const before = await appliedIn(options);
  await expect(open()).rejects.toThrow('The master key is not the one');
  expect(await appliedIn(options)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(MIGRATIONS.at(-1)?.name);
  await dispose();
});
