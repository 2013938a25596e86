import type { Canary } from '#test/canaries.ts';

/*
 * Finds canaries in what is shown or stored, in any way in which it may be written there.
 */

const MIN_LENGTH = 8;

/** In base64 the characters of a part depend on where it begins: those in the middle are the same for one of three places. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2]
    .map((shift) =>
      Buffer.from(`${'x'.repeat(shift)}${text}`)
        .toString('base64')
        .slice(4, -4),
    )
    .flatMap((part) => [part, part.replaceAll('+', '-').replaceAll('/', '_')]);

const ESCAPE = /%([0-9a-f]{2})|\\+u00([0-9a-f]{2})|&#x([0-9a-f]{2});|&#(\d{2,3});/gi;
/** As often as a text may be inside another one here: a value in a URL in a URL in a header in JSON. */
const MAX_ROUNDS = 6;

const withoutEscapes = (text: string): string =>
  text.replaceAll(ESCAPE, (_, percent?: string, unicode?: string, hex?: string, decimal?: string) =>
    String.fromCharCode(
      decimal === undefined ? Number.parseInt(percent ?? unicode ?? hex ?? '', 16) : Number(decimal),
    ),
  );

/** The text as it is, and without its escapes, as often as it has any. */
function* viewsOf(text: string): Generator<string> {
  let view = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    yield view;
    const next = withoutEscapes(view);
    if (next === view) return;
    view = next;
  }
}

/** A search for all of these canaries at once: its time does not grow with their number. */
export const createCanarySearch = (canaries: readonly Canary[]) => {
  const byStart = new Map<string, { form: string; one: Canary }[]>();
  for (const one of canaries)
    for (const form of one.parts.flatMap((part) => [part, ...inBase64(part)])) {
      const start = form.slice(0, MIN_LENGTH);
      byStart.set(start, [...(byStart.get(start) ?? []), { form, one }]);
    }
  return (shown: string): Canary[] => {
    const found = new Set<Canary>();
    for (const text of viewsOf(shown))
      for (let at = 0; at <= text.length - MIN_LENGTH; at += 1)
        for (const { form, one } of byStart.get(text.slice(at, at + MIN_LENGTH)) ?? [])
          if (text.startsWith(form, at)) found.add(one);
    return [...found];
  };
};
