import { isVariableName } from '@gatehouse/contract/plain/variables/marks.ts';

/** A value without the quotes around it; in double quotes, `\n` is a line break. */
const unquoted = (value: string): string => {
  const quote = /^["'`]/.exec(value)?.[0] ?? '';
  const end = quote === '' ? 0 : value.lastIndexOf(quote);
  const rest = value.slice(end + 1).trim();
  const inner = end > 0 && (rest === '' || rest.startsWith('#')) ? value.slice(1, end) : undefined;
  if (inner === undefined) return value.split(/\s#/, 1)[0]?.trim() ?? '';
  return quote === '"' ? inner.replaceAll('\\n', '\n').replaceAll('\\"', '"') : inner;
};

/**
 * The variables in pasted lines of a `.env` file, in their order; the last of one name counts. Undefined for a text that is none,
 * which is pasted as it is.
 */
export const readEnvLines = (text: string): { name: string; value: string }[] | undefined => {
  const found = new Map<string, string>();
  for (const line of text.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const at = line.indexOf('=');
    const name = line
      .slice(0, Math.max(at, 0))
      .replace(/^export\s/, '')
      .trim();
    const value = line.slice(at + 1).trim();
    if (!isVariableName(name)) return undefined;
    found.delete(name);
    found.set(name, unquoted(value));
  }
  return found.size === 0 ? undefined : [...found].map(([name, value]) => ({ name, value }));
};
