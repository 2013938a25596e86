import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest in the build folder: which built file imports which. */
const MANIFEST = '.vite/manifest.json';
/** The part of a route's file that the router loads to show it. */
const COMPONENT = '.tsx?tsr-split=component';
const ROUTES = 'src/routes/';

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Built */
/** @typedef {{ name: string, bytes: number }} Chunk `bytes`: size of its gzip file */
/** @typedef {{ route: string, bytes: number, chunks: Chunk[] }} FirstLoad the chunks, largest first */

/** `_shell/keys` is shown at `/keys`. @param {string} name */
const pathOf = (name) =>
  `/${name
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`;

/** A route's layouts and the route itself, which comes last: `_shell/keys` is `_shell` and `_shell/keys`. @param {string} name */
const withLayouts = (name) => {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/**
 * The JavaScript that the browser loads before it can show a screen opened by its URL: the entry, the route with its
 * layouts, and everything that these import statically.
 * @param {string} dist the folder of a build with a manifest and with gzip files
 * @returns {FirstLoad[]} one per route, sorted by path
 */
export const firstLoads = (dist) => {
  if (!existsSync(join(dist, MANIFEST)))
    throw new Error(`${dist} contains no build with a manifest. Run npm run build.`);
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
 * The problems with the first loads, one per route, with the largest chunks.
 * @param {FirstLoad[]} loads
 * @param {Record<string, number>} budgets in KB by route
 * @returns {string[]} empty if every route has a budget and stays within it
 */
export const overBudget = (loads, budgets) => [
  ...loads.flatMap(({ route, bytes, chunks }) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it loads ${kb(bytes)} KB`];
    if (bytes <= budget * 1024) return [];
    const biggest = chunks.slice(0, BIGGEST).map(({ name, bytes: size }) => `  ${kb(size)} KB ${name}`);
    return [[`${route} loads ${kb(bytes)} KB; its budget is ${budget} KB`, ...biggest].join('\n')];
  }),
  ...Object.keys(budgets)
    .filter((route) => !loads.some((load) => load.route === route))
    .map((route) => `${route} has a budget but is not a route`),
];
