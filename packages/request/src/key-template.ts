/** A text, and after it the value that has a name, if there is one. */
export type Piece = { text: string; name?: string };

/** The pieces of a template, in which `{name}` stands for a value. */
export const piecesOf = (template: string): Piece[] => {
  const pieces = template.split(/\{([a-z0-9_]+)\}/);
  return Array.from({ length: Math.ceil(pieces.length / 2) }, (_one, at) => {
    const name = pieces[2 * at + 1];
    return { text: pieces[2 * at] ?? '', ...(name === undefined ? {} : { name }) };
  }).filter(({ text, name }) => text !== '' || name !== undefined);
};

export const namesIn = (template: string): string[] => piecesOf(template).flatMap(({ name }) => name ?? []);

/** The template with its values. Throws if it names one that is not there. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  piecesOf(template)
    .map(({ text, name }) => {
      if (name === undefined) return text;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) throw new Error(`A key placement names ${name}, which no request has`);
      return text + value;
    })
    .join('');
