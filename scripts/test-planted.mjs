import './lib/require-node.mjs';
import { wordsAfter } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { Failure, main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { plantAll } from './lib/planted.mjs';
import { DEFECTS } from './planted/all.mjs';

/** The word before the colon in a defect's name. @param {{ name: string }} defect */
const areaOf = ({ name }) => name.slice(0, name.indexOf(':'));

await main(async () => {
  const names = [...new Set(DEFECTS.map(areaOf))];
  const usage =
    'npm run test:planted [area…] [-- --project postgres]; without an area it plants all bugs; with the project those whose tests run on PostgreSQL, there';
  const { names: areas, options } = wordsAfter({ usage, names, options: ['project'] });
  const { project = 'sqlite' } = options;
  if (project !== 'sqlite' && project !== 'postgres')
    throw new Failure(`Unknown project ${project}. Usage: ${usage}`, 2);
  await ensureInstalled();
  await ensureBuilt();
  const chosen = DEFECTS.filter((defect) => areas.length === 0 || areas.includes(areaOf(defect)));
  const { missed } = await plantAll(chosen, project);
  return missed.length > 0 ? 1 : 0;
});
