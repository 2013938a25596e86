import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { Failure } from './cli.mjs';
import { ROOT } from './workspace.mjs';

/** @typedef {Record<string, number>} Stated the oldest version served, by the browser's name in the compatibility data */
/** @typedef {Record<string, any>} Data features, by their names; `__compat` says which browsers have one */

/** Names of browserslist, and those of the compatibility data. @type {Record<string, string>} */
const IDS = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };

/**
 * @param {readonly string[]} queries such as `firefox >= 126`
 * @returns {Stated}
 */
export const statedIn = (queries) =>
  Object.fromEntries(
    queries.map((query) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      const id = IDS[name];
      if (id === undefined)
        throw new Failure(`web/package.json states a browser in another way than "firefox >= 126": ${query}`);
      return [id, Number(version)];
    }),
  );

/** The browsers that web/package.json states. */
export const statedBrowsers = () =>
  statedIn(JSON.parse(readFileSync(join(ROOT, 'web/package.json'), 'utf8')).browserslist);

/** Which browsers have which feature. @returns {Data} */
export const compatibilityData = () => createRequire(import.meta.url)('@mdn/browser-compat-data');

/**
 * The first of the stated browsers that lacks a feature, as in `Firefox 125`; undefined if all have it, or if the data say
 * nothing about it.
 * @param {Data | undefined} feature
 * @param {Stated} stated
 */
const lacking = (feature, stated) => {
  const support = feature?.__compat?.support;
  if (support === undefined) return undefined;
  return Object.entries(stated).find(([browser, version]) => {
    const entries = [support[browser] ?? []].flat();
    return !entries.some(
      ({ version_added: added, version_removed: removed, flags, alternative_name: other }) => {
        const since = Number.parseFloat(String(added).replace('≤', ''));
        return since <= version && removed === undefined && flags === undefined && other === undefined;
      },
    );
  })?.[0];
};

/** Objects of the page, and what they are instances of. @type {Record<string, string>} */
const INSTANCES = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** How the data mark a member of the interface itself. */
const STATIC = '_static';

/** Interfaces of the browser whose methods are looked for by name; most others are named like anybody's functions. */
const COMMON = new Set(
  (
    'AbortSignal Blob Clipboard CSSStyleDeclaration DataTransfer Document Element Event EventTarget File FormData Headers ' +
    'HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement HTMLTextAreaElement Navigator Node ' +
    'Range ReadableStream Request Response Selection Storage TextDecoder URL URLSearchParams Window'
  ).split(' '),
);

/**
 * Methods by their names, each with all that have one of that name: which of them a call means, the code does not say.
 * @param {Data} data
 * @returns {Map<string, Data[]>} only names that a built-in object or one of `COMMON` has
 */
const methodsOf = ({ api, javascript }) => {
  const { builtins } = javascript;
  const methods = new Map();
  const known = new Set();
  for (const [owner, members] of [...Object.entries(builtins), ...Object.entries(api)]) {
    for (const [member, feature] of Object.entries(members)) {
      if (member.startsWith('__')) continue;
      const name = member.replace(STATIC, '');
      methods.set(name, [...(methods.get(name) ?? []), feature]);
      if (COMMON.has(owner) || members === builtins[owner]) known.add(name);
    }
  }
  return new Map([...methods].filter(([name]) => known.has(name)));
};

/** @param {unknown} node @param {(node: any) => void} see */
const walk = (node, see) => {
  if (Array.isArray(node)) for (const part of node) walk(part, see);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node);
    for (const part of Object.values(node)) walk(part, see);
  }
};

/**
 * Finds what of a script a stated browser lacks: globals (`new X`), their members (`X.y`), and methods whose name nothing
 * older has (`x.y()`). Syntax is not looked at: the build rewrites it for the stated browsers.
 * @param {Data} data
 * @param {Stated} stated
 */
export const scriptCheck = (data, stated) => {
  const methods = methodsOf(data);
  const globals = { ...data.api, ...data.javascript.builtins };
  const isKnown = (/** @type {any} */ node) =>
    node?.type === 'Identifier' && Object.hasOwn(globals, node.name);
  return (/** @type {string} */ code) => {
    /** @type {Set<string>} */
    const found = new Set();
    const look = (/** @type {string} */ name, /** @type {Data | undefined} */ feature) => {
      if (lacking(feature, stated) !== undefined) found.add(name);
    };
    walk(parseSync('built.js', code).program, (node) => {
      if (node.type === 'NewExpression' && isKnown(node.callee))
        look(node.callee.name, globals[node.callee.name]);
      if (
        node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        !node.callee.computed
      ) {
        const { name } = node.callee.property;
        const owners = methods.get(name) ?? [];
        if (owners.length > 0 && owners.every((owner) => lacking(owner, stated) !== undefined))
          found.add(`.${name}()`);
      }
      if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return;
      const { name } = node.property;
      const instance = INSTANCES[node.object.name];
      if (instance !== undefined) {
        look(`${node.object.name}.${name}`, data.api[instance]?.[name]);
        if (instance === 'Window' && Object.hasOwn(globals, name)) look(name, globals[name]);
      } else if (isKnown(node.object)) {
        const owner = globals[node.object.name];
        look(node.object.name, owner);
        look(`${node.object.name}.${name}`, owner[name + STATIC] ?? owner[name]);
      }
    });
    return found;
  };
};

/** Every value of CSS that is a function, by its name. @param {Data} types @returns {Map<string, Data>} */
const functionsOf = (types) => {
  const functions = new Map();
  const add = (/** @type {Data} */ group) => {
    for (const [name, feature] of Object.entries(group)) {
      if (name.startsWith('__') || typeof feature !== 'object') continue;
      functions.set(name, feature);
      add(feature);
    }
  };
  add(types);
  return functions;
};

/**
 * Finds the properties, at-rules, selectors and functions of a style sheet that a stated browser lacks.
 * @param {Data} data
 * @param {Stated} stated
 */
export const styleCheck = ({ css }, stated) => {
  const functions = functionsOf(css.types);
  const selectors = {
    pattern: /(?<=[^:]::?)([a-z-]+)/g,
    of: (/** @type {string} */ name) => css.selectors[name],
  };
  const kinds = [
    {
      pattern: /(?<=[{;]\s*)(-?[a-z][a-z-]*)(?=\s*:)/g,
      of: (/** @type {string} */ name) => css.properties[name],
    },
    { pattern: /(?<=@)([a-z-]+)/g, of: (/** @type {string} */ name) => css['at-rules'][name] },
    { pattern: /(?<![\w-])([a-z][a-z-]*)(?=\()/g, of: (/** @type {string} */ name) => functions.get(name) },
  ];
  return (/** @type {string} */ text) => {
    // What stands before a block: elsewhere a colon comes before a value.
    const heads = (text.match(/[^{};]*(?={)/g) ?? []).join('{');
    const parts = [...kinds.map((kind) => ({ ...kind, text })), { ...selectors, text: heads }];
    const names = parts.flatMap(({ pattern, of, text: part }) =>
      [...part.matchAll(pattern)].map(([name]) => name).filter((name) => lacking(of(name), stated)),
    );
    return new Set(names);
  };
};

/**
 * What the built files need that a stated browser lacks, each with the files that need it.
 * @param {string} dist
 * @param {Data} data
 * @param {Stated} stated
 * @returns {Map<string, string[]>}
 */
export const newerThanStated = (dist, data, stated) => {
  const checks = { '.js': scriptCheck(data, stated), '.css': styleCheck(data, stated) };
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    for (const [ending, check] of Object.entries(checks)) {
      if (!file.endsWith(ending)) continue;
      for (const name of check(readFileSync(join(dist, file), 'utf8')))
        found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
};
