/** From its first character to the one after its last. */
export type Span = readonly [start: number, end: number];

/** Spans in order, with overlapping ones made into one: secrets may overlap, and no part of either may remain. */
export const mergeSpans = (spans: readonly Span[]): Span[] => {
  const merged: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last === undefined || start >= last[1]) merged.push([start, end]);
    else if (end > last[1]) merged[merged.length - 1] = [last[0], end];
  }
  return merged;
};

/** The text with each span replaced. The spans are in order and do not overlap. */
export const replaceSpans = (text: string, spans: readonly Span[], replacement: string): string => {
  let clean = '';
  let copied = 0;
  for (const [start, end] of spans) {
    clean += text.slice(copied, start) + replacement;
    copied = end;
  }
  return clean + text.slice(copied);
};

/** Whether one of these spans, which are in order, has a character between the two places. */
export const overlapsAny = (
  spans: readonly { start: number; end: number }[],
  start: number,
  end: number,
): boolean => spans.some((span) => span.start < end && start < span.end);
