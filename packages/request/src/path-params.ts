/** A parameter that stands for a value: `{owner}`. Other braces may be part of a value, and `{{name}}` is a variable. */
export const PLACEHOLDER = /(?<!\{)\{([\w.:$-]{1,200})\}(?!\})/g;

const pathOf = (endpoint: string): string => endpoint.split(/[?#]/, 1)[0] ?? '';

/** The parameters in the path of an endpoint, each once: `owner`. */
export const pathParams = (endpoint: string): string[] => [
  ...new Set([...pathOf(endpoint).matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** As a part of a path. Variables stay as they are: what they stand for is inserted later. */
const encoded = (value: string): string =>
  value
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : encodeURIComponent(part.toWellFormed())))
    .join('');

/** An endpoint with the values of parameters in its path; one without a value stays. */
export const withPathValues = (endpoint: string, values: Readonly<Record<string, string>> = {}): string => {
  const path = pathOf(endpoint);
  const filled = path.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) && values[name] !== '' ? encoded(values[name] ?? '') : whole,
  );
  return filled + endpoint.slice(path.length);
};
