import { mayHoldText, readRecord } from '@gatehouse/request/stream-record.ts';
import { type RecordKind, recordsIn } from '@gatehouse/request/stream-records.ts';
import { replaceSpans, type Span } from '@gatehouse/secrets/spans.ts';
import type { SecretForm } from '#src/features/calls/secret-form.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';

/*
 * A model writes a text in pieces, one in each record of a stream, and the screen shows them joined. A secret that no record has
 * whole is whole in that text, so it is looked for there, and its pieces are masked in their records.
 */

/** Finds secrets in a view. */
type Find = (view: string) => Span[];

/** The piece of the text in a record, as a view. */
const pieceOf = (kind: RecordKind, record: string): string =>
  mayHoldText(record) ? toView(readRecord(kind, fromView(record)).delta ?? '') : '';

/**
 * A string of JSON, the quote that closes it, and the colon after it if it is a name. One that is not closed ends with its line: it
 * would be read again from each quote in it.
 */
const STRING = /"(?<written>(?:[^"\\\r\n]|\\[^\r\n])*)(?:(?<close>")(?<colon>\s*:)?|\\?(?=[\r\n]|$))/g;

const isPiece = (written: string, piece: string): boolean => {
  if (written === piece) return true;
  try {
    return toView(String(JSON.parse(`"${fromView(written)}"`))) === piece;
  } catch {
    return false;
  }
};

/**
 * Where parts of the piece are in its record, which is read once for all of them: a string of which characters are escaped is one
 * part.
 */
const spansInRecord = (record: string, piece: string, parts: readonly Span[]): Span[] => {
  const spans: Span[] = [];
  if (parts.length === 0) return spans;
  for (const { groups = {}, index } of record.matchAll(STRING)) {
    const { written = '', close, colon } = groups;
    if (close === undefined || colon !== undefined || !isPiece(written, piece)) continue;
    const at = index + 1;
    if (written !== piece) spans.push([at, at + written.length]);
    else for (const [start, end] of parts) spans.push([at + start, at + end]);
  }
  return spans;
};

/** The parts of each piece that these spans of the joined text cover. The spans are in order and do not overlap. */
const coveredParts = (pieces: readonly string[], spans: readonly Span[]): Span[][] => {
  let from = 0;
  let next = 0;
  return pieces.map((piece) => {
    const to = from + piece.length;
    const parts: Span[] = [];
    for (let span = spans[next]; span !== undefined && span[0] < to; span = spans[next]) {
      if (span[1] > from) parts.push([Math.max(0, span[0] - from), Math.min(piece.length, span[1] - from)]);
      // It goes on in the next piece.
      if (span[1] > to) break;
      next += 1;
    }
    from = to;
    return parts;
  });
};

/** Where the pieces of secrets are in the view of a whole stream. */
export const secretPieces = (kind: RecordKind, view: string, find: Find): Span[] => {
  const written: { record: string; at: number; piece: string }[] = [];
  for (const { record, at } of recordsIn(kind, view)) {
    const piece = pieceOf(kind, record);
    if (piece !== '') written.push({ record, at, piece });
  }
  const pieces = written.map(({ piece }) => piece);
  const spans = find(pieces.join(''));
  if (spans.length === 0) return [];
  const covered = coveredParts(pieces, spans);
  return written.flatMap(({ record, at, piece }, index) =>
    spansInRecord(record, piece, covered[index] ?? []).map(([start, end]): Span => [at + start, at + end]),
  );
};

/** As many characters as a mask shows of a secret: a shorter end of the text may be reported, whatever comes after it. */
const SHOWN_BY_MASK = 3;

/** Where the end of the text begins that may be the start of a form of a secret; its length if there is none. */
const openEnd = (text: string, forms: readonly SecretForm[]): number => {
  const longest = forms.reduce((most, form) => Math.max(most, form.startAtEndOf(text)), 0);
  return longest > SHOWN_BY_MASK ? text.length - longest : text.length;
};

type Held = { record: string; piece: string };

/** While so many records wait, nothing has been decided: that is no model at work, and the response has all of them at its end. */
const MAX_HELD = 1_000;

/**
 * Masks the pieces of secrets in the records of a stream while it arrives. A record whose piece may be the start of a secret
 * is held until the next ones have decided that; if too many would be held, no more are returned.
 * @param forms the secrets in all encodings, as views
 * @param mask stands for the first piece of a secret; nothing stands for the others
 */
export const createPieceMasker = (
  kind: RecordKind,
  { find, forms, mask }: { find: Find; forms: readonly SecretForm[]; mask: string },
): ((records: readonly string[]) => string[]) => {
  const longest = forms.reduce((most, { text }) => Math.max(most, text.length), 0);
  /** The end of what was reported: a secret may have begun there. */
  let before = '';
  let held: Held[] = [];
  const maskHeld = (): void => {
    const spans = find(before + held.map(({ piece }) => piece).join(''));
    const [, ...covered] = coveredParts([before, ...held.map(({ piece }) => piece)], spans);
    const first = covered.findIndex((parts) => parts.length > 0);
    held = held.map(({ record, piece }, at) => {
      const parts = covered[at] ?? [];
      if (parts.length === 0) return { record, piece };
      const isFirst = at === first;
      const masked = replaceSpans(record, spansInRecord(record, piece, parts), isFirst ? mask : '');
      return { record: masked, piece: pieceOf(kind, masked) };
    });
  };
  let isGivenUp = false;
  return (records) => {
    if (isGivenUp) return [];
    for (const text of records) {
      const record = toView(text);
      held.push({ record, piece: pieceOf(kind, record) });
    }
    maskHeld();
    const pieces = held.map(({ piece }) => piece);
    const open = openEnd(before + pieces.join(''), forms) - before.length;
    let end = 0;
    const stays = pieces.findIndex((piece) => {
      end += piece.length;
      return end > open;
    });
    const ready = held.splice(0, stays === -1 ? held.length : stays);
    isGivenUp = held.length > MAX_HELD;
    before = (before + ready.map(({ piece }) => piece).join('')).slice(-longest || undefined);
    return ready.map(({ record }) => fromView(record));
  };
};
