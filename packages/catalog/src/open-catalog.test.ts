import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { curatedApis } from '@gatehouse/knowledge/entries.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { CATALOG_FILE } from '#src/catalog-file.ts';
import { fromCurated } from '#src/curated.ts';
import { openCatalog } from '#src/open-catalog.ts';
import { builtCatalog } from '#test/catalog.ts';

const CURATED_APIS = curatedApis(openKnowledge());

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-catalog-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('openCatalog', () => {
  it('names the command that builds the file if it is missing', () => {
    expect(() => openCatalog(join(folder, 'none.sqlite'))).toThrow(
      /none\.sqlite is missing; run "npm run build"/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rejects a file that is not a database or has another layout', () => {
    const damaged = join(folder, 'damaged.sqlite');
    writeFileSync(damaged, 'not a database, but long enough to be read as one '.repeat(20));
    expect(() => openCatalog(damaged)).toThrow(
      /damaged or was built by another version; run "npm run build"/,
    );
    const other = join(folder, 'other.sqlite');
    const db = new Database(other);
    db.exec('CREATE TABLE t (x); PRAGMA user_version = 999;');
    db.close();
    expect(() => openCatalog(other)).toThrow(/built by another version/);
  });

  it('leaves no other files next to it', () => {
    openCatalog().close();
    const beside = readdirSync(dirname(CATALOG_FILE)).filter((name) => /-(wal|shm|journal)$/.test(name));
    expect(beside).toEqual([]);
  });
});

describe('the built file', () => {
  const catalog = builtCatalog();

  it('is smaller than 40 MB', () => {
    expect(statSync(CATALOG_FILE).size).toBeLessThan(40e6);
  });

  it('contains the curated entries exactly as in the sources', () => {
    const built = [...catalog.vendors.values()].map(({ row }) => catalog.store.api(row));
    const written = CURATED_APIS.map(fromCurated).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(built, 'run "npm run build"').toEqual(written);
  });
});
