import { dirname, join, relative } from 'node:path';
import { type Plugin, RolldownMagicString } from 'rolldown';

/** Where a module is, and a file that it starts by its path: a thread. */
const PLACES = /import\.meta\.(?:url|dirname)|new URL\('(?<started>\.\/[^']+\.ts)', import\.meta\.url\)/g;

/**
 * In the bundle `import.meta.url` and `import.meta.dirname` of our own modules still say where their source is, so that
 * whatever they read by its path (the built knowledge, the web's build, a style sheet) is found where it is. What they start by
 * its path becomes an entry of the bundle.
 * @param folder the bundle's, absolute
 */
export const sourcePlaces = (folder: string): Plugin => ({
  name: 'source-places',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: 'import.meta.' },
    handler(code, id) {
      const source = relative(folder, id);
      const places: Record<string, string> = {
        'import.meta.url': `new URL(${JSON.stringify(source)}, import.meta.url).href`,
        'import.meta.dirname': `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`,
      };
      const text = new RolldownMagicString(code);
      for (const { 0: place, index, groups } of code.matchAll(PLACES)) {
        const started = groups?.started;
        const entry = started && this.emitFile({ type: 'chunk', id: join(dirname(id), started) });
        const written = entry ? `new URL(import.meta.ROLLUP_FILE_URL_${entry})` : places[place];
        if (written !== undefined) text.overwrite(index, index + place.length, written);
      }
      return { code: text };
    },
  },
});
