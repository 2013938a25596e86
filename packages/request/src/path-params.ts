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

/** What is known of the account of a connection, as calls need it. */
export type AccountField = { name: string; value: string };

/** An endpoint with the values of parameters in its path; one without a value stays. */
export const withPathValues = (endpoint: string, values: Readonly<Record<string, string>> = {}): string => {
  const path = pathOf(endpoint);
  const filled = path.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) && values[name] !== '' ? encoded(values[name] ?? '') : whole,
  );
  return filled + endpoint.slice(path.length);
};

/** What is in front of the path: a scheme and a host, or a host alone. */
const BEFORE_PATH = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/?#]*/i;

/** The same with what is known of an account, but only behind the host: no value decides where a call goes. */
export const withAccountFields = (endpoint: string, fields: readonly AccountField[] = []): string => {
  const start = BEFORE_PATH.exec(endpoint)?.[0] ?? '';
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return start + withPathValues(endpoint.slice(start.length), values);
};
