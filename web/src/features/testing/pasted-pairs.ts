export type Pair = readonly [name: string, value: string];

/** `name=value`, `name: value`, or two columns of a table, whichever sign comes first. */
const pairIn = (line: string): Pair => {
  const [, name = line, value = ''] = /^([^\t=:]*)(?:\t|=|:)(.*)$/s.exec(line) ?? [];
  return [name.trim(), value.trim()];
};

/** The rows in several pasted lines. Undefined for a single line, which is pasted into the field as it is. */
export const pastedPairs = (text: string): Pair[] | undefined => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length < 2 ? undefined : lines.map(pairIn);
};
