import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest in the build folder: which built file imports which. */
const MANIFEST = '.vite/manifest.json';
/** The part of a route's file that the router loads to show it. */
const COMPONENT = '.tsx?tsr-split=component';
const ROUTES = 'src/routes/';

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[], isEntry?: boolean }} Built */
/** @typedef {Record<string, Built>} Manifest */
/** @typedef {{ route: string, first: Set<string>, later: Set<string> }} Screen `first`, `later`: keys of the manifest */
/** @typedef {{ name: string, bytes: number }} Chunk `bytes`: size of its gzip file */
/** @typedef {{ route: string, bytes: number, chunks: Chunk[], files: number }} FirstLoad the chunks, largest first */

/** Whether this is a route's component, in the manifest. @param {string} key */
export const isRoute = (key) => key.startsWith(ROUTES) && key.endsWith(COMPONENT);

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
 * Which built files a screen that is opened by its URL loads. `first` is what it waits for: the entry, the route with its
 * layouts, and everything that these import statically. `later` is what it loads when the browser is idle, at most: what
 * they import dynamically, other screens apart.
 * @param {Manifest} manifest
 * @returns {Screen[]} one per route, sorted by path
 */
export const screensOf = (manifest) => {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry === true);

  /** @param {string[]} from */
  const follow = (from) => {
    const found = new Set(from.filter((key) => manifest[key] !== undefined));
    for (const key of found)
      for (const imported of manifest[key]?.imports ?? [])
        if (manifest[imported] !== undefined) found.add(imported);
    return found;
  };

  const components = keys.filter(isRoute).map((key) => key.slice(ROUTES.length, -COMPONENT.length));
  return components
    .filter((name) => !components.some((other) => other.startsWith(`${name}/`)))
    .map((name) => {
      const first = follow([...entries, ...withLayouts(name).map((part) => `${ROUTES}${part}${COMPONENT}`)]);
      const dynamic = [...first].flatMap((key) => manifest[key]?.dynamicImports ?? []);
      const later = follow(dynamic.filter((key) => !isRoute(key) && !first.has(key)));
      return { route: pathOf(name), first, later };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
};

/** What a page names by its path: scripts, style sheets, its icon. @param {string} html */
const namedIn = (html) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+)"/g)].map((match) => match[1]);

/**
 * The first load of each screen: the JavaScript that it waits for, and how many files it fetches, those for later
 * included.
 * @param {string} dist the folder of a build with a manifest and with gzip files
 * @returns {FirstLoad[]} one per route, sorted by path
 */
export const firstLoads = (dist) => {
  if (!existsSync(join(dist, MANIFEST)))
    throw new Error(`${dist} contains no build with a manifest. Run npm run build.`);
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
  const page = 'index.html';
  const named = namedIn(readFileSync(join(dist, page), 'utf8'));

  /** @param {string} key */
  const filesOf = (key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])];

  return screensOf(manifest).map(({ route, first, later }) => {
    const chunks = [...new Set([...first].map((key) => manifest[key]?.file ?? ''))]
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ name: file, bytes: statSync(join(dist, `${file}.gz`)).size }))
      .sort((a, b) => b.bytes - a.bytes);
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
    const files = new Set([page, ...named, ...[...first, ...later].flatMap(filesOf)]).size;
    return { route, bytes, chunks, files };
  });
};

const BIGGEST = 8;
/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1);

/**
 * The screens that fetch too many files.
 * @param {FirstLoad[]} loads
 * @param {number} most
 * @returns {string[]} empty if no screen fetches more
 */
export const tooManyFiles = (loads, most) =>
  loads
    .filter(({ files }) => files > most)
    .map(({ route, files }) => `${route} fetches ${files} files; at most ${most} are allowed`);

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
