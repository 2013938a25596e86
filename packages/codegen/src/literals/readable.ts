import type { PlannedBody } from '#src/planned-body.ts';

const MAX_LENGTH = 20_000;
const MAX_DEPTH = 32;

/** At least how deep the values in a JSON text are nested: brackets in its strings count too. */
const nestingOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** Whether a body can be shown as a literal of several lines: one that is longer or deeper is written as a text. */
export const isReadable = <Body extends PlannedBody>(
  body: Body,
): body is Body & Required<Pick<Body, 'json'>> =>
  body.json !== undefined && body.text.length <= MAX_LENGTH && nestingOf(body.text) <= MAX_DEPTH;
