import { LOADER_FADE_MS, type LoaderSettings } from '@gatehouse/contract/plain/loading-demo.ts';
import { loaderProps } from '#src/features/loading-demo/demo-values.ts';
import css from '#src/ui/feedback/loader.module.css?raw';
import { LOADER_LABEL, LOADER_PARTS } from '#src/ui/feedback/loader.tsx';

/** The rules of a style sheet, each with all its braces. */
const rulesOf = (sheet: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
};

const RULES = rulesOf(css.replaceAll(/\/\*.*?\*\//gs, ''));

const selectorOf = (rule: string): string => rule.slice(0, rule.indexOf('{'));

/** The rules for a loader with these `data-` attributes, and the animations that they name. */
const rulesFor = (attributes: Readonly<Record<string, string | undefined>>): string[] => {
  const applies = (rule: string): boolean =>
    [...selectorOf(rule).matchAll(/\[data-([a-z]+)(?:="([a-z]+)")?\]/g)].every(
      ([, name = '', value]) =>
        attributes[name] !== undefined && (value === undefined || attributes[name] === value),
    );
  const isAnimation = (rule: string): boolean => rule.startsWith('@keyframes');
  const kept = RULES.filter((rule) => !isAnimation(rule) && applies(rule));
  const named = RULES.filter((rule) => {
    const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
    return name !== undefined && kept.some((other) => new RegExp(`animation: ${name}\\b`).test(other));
  });
  return [...kept, ...named];
};

/** A JavaScript string in single quotes. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Everything to the right of each other, with the given indentation. */
const lines = (indent: number, rows: readonly string[]): string =>
  rows.map((row) => `${' '.repeat(indent)}${row}`).join('\n');

/**
 * A React component with its styles that shows the loader: for any application, without a dependency but React. What the
 * user typed is in quotes, never in the markup or the styles.
 */
export const loaderSnippet = (settings: LoaderSettings): string => {
  const { type, size, color, text, placement, delay } = loaderProps(settings);
  const isNamed = text.trim() !== '';
  const shownAt = isNamed ? placement : 'none';
  const delayed = delay > 0 ? '' : undefined;
  const rules = rulesFor({ type, size, placement: shownAt, delayed });
  const appears = `style={{ animationDelay: '${delay}ms', animationDuration: '${LOADER_FADE_MS}ms' }}`;
  const root = [
    'className="loader"',
    'role="status"',
    `data-placement="${shownAt}"`,
    ...(delay > 0 ? ['data-delayed', appears] : []),
  ];
  const mark = [
    'className="loaderMark"',
    `data-type="${type}"`,
    `data-size="${size}"`,
    `style={{ color: ${quoted(color ?? 'currentColor')} }}`,
    'aria-hidden="true"',
  ];
  return [
    `const css = \`\n${rules.join('\n\n')}\n\`;`,
    '',
    'export const Loading = () => (',
    '  <span',
    lines(4, root),
    '  >',
    '    <style>{css}</style>',
    '    <span',
    lines(6, mark),
    '    >',
    lines(
      6,
      Array.from({ length: LOADER_PARTS[type] }, () => '<i />'),
    ),
    '    </span>',
    '    <span className="loaderText" dir="auto">',
    `      {${quoted(isNamed ? text : LOADER_LABEL)}}`,
    '    </span>',
    '  </span>',
    ');',
    '',
  ].join('\n');
};
