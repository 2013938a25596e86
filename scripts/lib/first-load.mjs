import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where Vite writes which built file imports which, in the folder that it builds into. */
const MANIFEST = '.vite/manifest.json';
/** The part of a route's file that the router fetches to show it. */
const COMPONENT = '.tsx?tsr-split=component';
const ROUTES = 'src/routes/';

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Built */
/** @typedef {{ name: string, bytes: number }} Chunk `bytes`: of its gzip file */
/** @typedef {{ route: string, bytes: number, chunks: Chunk[] }} FirstLoad the chunks, biggest first */

/** `_shell/keys` is shown at `/keys`. @param {string} name */
const pathOf = (name) =>
  `/${name
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`;

/** The layouts that a route stands in, itself last: `_shell/keys` is `_shell` and `_shell/keys`. @param {string} name */
const withLayouts = (name) => {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/**
 * The JavaScript that the browser fetches before it can show a screen that is opened by its address: the entry, the
 * route with its layouts, and all that these import statically.
 * @param {string} dist the folder of a build with a manifest and with gzip files
 * @returns {FirstLoad[]} one a route, by path
 */
export const firstLoads = (dist) => {
  if (!existsSync(join(dist, MANIFEST)))
    throw new Error(`${dist} holds no build with a manifest. Run npm run build.`);
  /** @type {Record<string, Built>} */
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry === true);

  /** @param {string[]} from @param {Set<string>} found */
  const follow = (from, found = new Set()) => {
    for (const key of from) {
      if (found.has(key) || manifest[key] === undefined) continue;
      found.add(key);
      follow(manifest[key].imports ?? [], found);
    }
    return found;
  };

  /** @param {string} key @returns {Chunk} */
  const chunkOf = (key) => {
    const file = manifest[key]?.file ?? '';
    return { name: file, bytes: statSync(join(dist, `${file}.gz`)).size };
  };

  const components = keys
    .filter((key) => key.startsWith(ROUTES) && key.endsWith(COMPONENT))
    .map((key) => key.slice(ROUTES.length, -COMPONENT.length));
  return components
    .filter((name) => !components.some((other) => other.startsWith(`${name}/`)))
    .map((name) => {
      const own = withLayouts(name).map((part) => `${ROUTES}${part}${COMPONENT}`);
      const chunks = [...follow([...entries, ...own])]
        .map(chunkOf)
        .filter((chunk) => chunk.name.endsWith('.js'))
        .sort((a, b) => b.bytes - a.bytes);
      return { route: pathOf(name), bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0), chunks };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
};

const BIGGEST = 8;
/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1);

/**
 * What is wrong with the first loads, in lines that a person can act on.
 * @param {FirstLoad[]} loads
 * @param {Record<string, number>} budgets in KB by route
 * @returns {string[]} empty when every route has a budget and keeps it
 */
export const overBudget = (loads, budgets) => [
  ...loads.flatMap(({ route, bytes, chunks }) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it fetches ${kb(bytes)} KB`];
    if (bytes <= budget * 1024) return [];
    const biggest = chunks.slice(0, BIGGEST).map(({ name, bytes: size }) => `  ${kb(size)} KB ${name}`);
    return [[`${route} fetches ${kb(bytes)} KB of ${budget} KB`, ...biggest].join('\n')];
  }),
  ...Object.keys(budgets)
    .filter((route) => !loads.some((load) => load.route === route))
    .map((route) => `${route} has a budget but is no route`),
];
