import type { ValueEncoding } from '#src/hide-in-request.ts';
import { type Plan, type PlannedHeader, urlParts } from '#src/plan.ts';
import { bodyParts, type PlannedBody } from '#src/planned-body.ts';

/** How a language writes the parts of an expression. */
type Spelling = {
  literal: (text: string) => string;
  /** The name of an environment variable in the program. */
  name: (variable: string) => string;
  /** What writes a value in an encoding; that of a form also fits a parameter of a URL. */
  encode: Readonly<Record<ValueEncoding, (value: string) => string>>;
  plus: string;
};

/** The expressions of a language for the parts of a request that consist of texts and of variables. */
export const expressionsIn = ({ literal, name, encode, plus }: Spelling) => {
  const body = (planned: Pick<PlannedBody, 'text' | 'inserted'>): string =>
    bodyParts(planned)
      .flatMap(({ text, inserted }) => [
        ...(text === '' && inserted !== undefined ? [] : [literal(text)]),
        ...(inserted === undefined
          ? []
          : [
              inserted.encodings.reduce(
                (value, encoding) => encode[encoding](value),
                name(inserted.variable),
              ),
            ]),
      ])
      .join(plus);
  return {
    url: (plan: Plan): string =>
      urlParts(plan)
        .flatMap(({ text, variable }) => [
          literal(text),
          ...(variable === undefined ? [] : [encode.form(name(variable))]),
        ])
        .join(plus),
    header: ({ text, variable, more = [] }: Omit<PlannedHeader, 'name'>): string => {
      if (variable === undefined) return literal(text);
      return [{ text, variable }, ...more]
        .flatMap((part) => [
          ...(part.text === '' ? [] : [literal(part.text)]),
          ...(part.variable === undefined ? [] : [name(part.variable)]),
        ])
        .join(plus);
    },
    body,
    /** What a body of parts and files consists of, one after another: each is a text, or a file by its name. */
    segments: (
      { segments = [], inserted }: PlannedBody,
      spell: { text: (expression: string) => string; file: (name: string) => string },
    ): string[] =>
      segments.map(({ text, fileName }) =>
        fileName === undefined ? spell.text(body({ text, inserted })) : spell.file(literal(fileName)),
      ),
  };
};
