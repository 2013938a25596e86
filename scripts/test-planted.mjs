import './lib/require-node.mjs';
import { namesAfter } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { plantAll } from './lib/planted.mjs';
import { DEFECTS } from './planted/all.mjs';

/** The word before the colon in a defect's name. @param {{ name: string }} defect */
const areaOf = ({ name }) => name.slice(0, name.indexOf(':'));

await main(async () => {
  const names = [...new Set(DEFECTS.map(areaOf))];
  const areas = namesAfter({
    usage: 'npm run test:planted [area…]; without an area it plants all bugs',
    names,
  });
  await ensureInstalled();
  await ensureBuilt();
  const chosen = DEFECTS.filter((defect) => areas.length === 0 || areas.includes(areaOf(defect)));
  const { missed } = await plantAll(chosen);
  return missed.length > 0 ? 1 : 0;
});
