/*
 * A secret of several values is sealed as one text, so that none of them can be exchanged, put back or used without the others. A
 * secret of one value is sealed as it is. The two cannot be confused: no value contains NUL.
 */

/** The values of a secret. */
export type CompoundSecret = {
  /** The main one. */
  value: string;
  /** Further ones, by name. */
  parts: Readonly<Record<string, string>>;
};

const MARK = '\0';

/** The text to seal. `identifiers` are the names of parts that are no secrets. */
export const compoundText = (
  { value, parts }: CompoundSecret,
  identifiers: ReadonlySet<string> = new Set(),
): string => {
  const named = Object.entries(parts);
  if (named.length === 0) return value;
  const secret = named.filter(([name]) => !identifiers.has(name));
  const open = named.filter(([name]) => identifiers.has(name));
  return MARK + JSON.stringify([value, secret, open]);
};

type Named = [name: string, value: string][];

const read = (text: string): { value: string; secret: Named; open: Named } => {
  if (!text.startsWith(MARK)) return { value: text, secret: [], open: [] };
  // The vault has authenticated it.
  const [value, secret, open]: [string, Named, Named] = JSON.parse(text.slice(MARK.length));
  return { value, secret, open };
};

/** The values of a sealed text. */
export const readCompound = (text: string): CompoundSecret => {
  const { value, secret, open } = read(text);
  return { value, parts: Object.fromEntries([...secret, ...open]) };
};

/** Every secret in a sealed text, for comparing others with: the main value and the parts that are no identifiers. */
export const secretsIn = (text: string): string[] => {
  const { value, secret } = read(text);
  return [value, ...secret.map(([, part]) => part)];
};
