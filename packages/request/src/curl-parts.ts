import type { PartsPlacement } from '@gatehouse/contract/key-parts.ts';
import { PlacementError, withBodyFields } from '#src/body-fields.ts';
import type { SecretVariable } from '#src/credential.ts';
import { lowerCaseNames } from '#src/headers.ts';
import { piecesOf } from '#src/key-template.ts';
import type { OutgoingRequest } from '#src/outgoing-request.ts';
import type { ResolvedRequest } from '#src/resolve-request.ts';
import { shellWord, wordWithVariable } from '#src/shell.ts';

/** A text, and after it the value of an environment variable, if there is one. */
export type VariablePiece = { text: string; variable?: string };

/** A template with the environment variables of a key in place of its values. */
export const piecesWithVariables = (
  { main }: Pick<PartsPlacement, 'main'>,
  { variable, parts = {} }: SecretVariable,
  template: string,
): VariablePiece[] =>
  piecesOf(template).map(({ text, name }) => {
    if (name === undefined) return { text };
    return { text, variable: name === main ? variable : (parts[name] ?? variable) };
  });

/** One word of a shell. */
const wordOf = (pieces: readonly VariablePiece[]): string =>
  pieces
    .map(({ text, variable }) =>
      variable === undefined ? shellWord(text) : wordWithVariable(text, variable),
    )
    .join('');

const headerWord = (name: string, [first, ...rest]: VariablePiece[]): string =>
  wordOf([{ ...first, text: `${name}: ${first?.text ?? ''}` }, ...rest]);

/** The options for the headers of a key's parts. */
export const partHeaders = (placement: PartsPlacement, secret: SecretVariable): string[] =>
  placement.places
    .filter((place) => place.in === 'header')
    .map(({ name, value }) => `--header ${headerWord(name, piecesWithVariables(placement, secret, value))}`);

/** The parameters of a key's parts: each is one value. */
export const partParameters = (
  placement: PartsPlacement,
  secret: SecretVariable,
): { name: string; variable: string }[] =>
  placement.places
    .filter((place) => place.in === 'query')
    .flatMap(({ name, value }) => {
      const [piece] = piecesWithVariables(placement, secret, value);
      return piece?.variable === undefined ? [] : [{ name, variable: piece.variable }];
    });

/** The fields of a body that are parts of a key: each is one value. */
export const partFields = (
  placement: PartsPlacement,
  secret: SecretVariable,
): { name: string; variable: string }[] =>
  placement.places
    .filter((place) => place.in === 'body')
    .flatMap(({ name, value }) => {
      const [piece] = piecesWithVariables(placement, secret, value);
      return piece?.variable === undefined ? [] : [{ name, variable: piece.variable }];
    });

/**
 * The body of a request with a key's parts in it, as one word of a shell, and the request with that body's type; undefined if
 * there is no such body. The values are written as they are: the keys of providers that take them in a body need no escaping.
 */
export const bodyWithParts = (
  request: ResolvedRequest,
  placement: PartsPlacement,
  secret: SecretVariable,
): { word: string; request: OutgoingRequest } | undefined => {
  const fields = partFields(placement, secret);
  const outgoing = { ...request, headers: lowerCaseNames(request.headers) };
  // Words that are nowhere else in the body, and that no encoding changes.
  let stem = 'keyPart';
  while (typeof request.body === 'string' && request.body.includes(stem)) stem += 'X';
  try {
    const marked = fields.map(({ name }, at) => [name, `${stem}${at}End`] as const);
    const placed = withBodyFields(outgoing, marked);
    const texts = String(placed.body ?? '').split(new RegExp(`${stem}(\\d)End`));
    const word = texts
      .map((text, at) =>
        at % 2 === 0 ? (text === '' ? '' : shellWord(text)) : `"$${fields[Number(text)]?.variable}"`,
      )
      .join('');
    return { word, request: placed };
  } catch (error) {
    if (error instanceof PlacementError) return undefined;
    throw error;
  }
};
