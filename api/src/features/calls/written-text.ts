import { mayHoldText, readRecord } from '@gatehouse/request/stream-record.ts';
import { type RecordKind, recordsIn } from '@gatehouse/request/stream-records.ts';
import { replaceSpans, type Span } from '@gatehouse/secrets/spans.ts';
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

/** A string of JSON, and the colon after it if it is a name. */
const STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

const isPiece = (written: string, piece: string): boolean => {
  if (written === piece) return true;
  try {
    return toView(String(JSON.parse(`"${fromView(written)}"`))) === piece;
  } catch {
    return false;
  }
};

/** Where a part of the piece is in its record: all of it, if characters of it are escaped there. */
const spansInRecord = (record: string, piece: string, [start, end]: Span): Span[] =>
  [...record.matchAll(STRING)].flatMap(({ 1: written = '', 2: colon, index }) => {
    if (colon !== undefined || !isPiece(written, piece)) return [];
    const at = index + 1;
    return written === piece ? [[at + start, at + end]] : [[at, at + written.length]];
  });

/** The parts of each piece that these spans of the joined text cover. */
const coveredParts = (pieces: readonly string[], spans: readonly Span[]): Span[][] => {
  let at = 0;
  return pieces.map((piece) => {
    const from = at;
    at += piece.length;
    return spans
      .filter(([start, end]) => start < from + piece.length && end > from)
      .map(([start, end]) => [Math.max(0, start - from), Math.min(piece.length, end - from)]);
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
    (covered[index] ?? [])
      .flatMap((part) => spansInRecord(record, piece, part))
      .map(([start, end]): Span => [at + start, at + end]),
  );
};

/** As many characters as a mask shows of a secret: a shorter end of the text may be reported, whatever comes after it. */
const SHOWN_BY_MASK = 3;

/** Where the end of the text begins that may be the start of a form of a secret; its length if there is none. */
const openEnd = (text: string, forms: readonly string[], longest: number): number => {
  for (let at = Math.max(0, text.length - longest); at < text.length - SHOWN_BY_MASK; at += 1) {
    const end = text.slice(at);
    if (forms.some((form) => form.length > end.length && form.startsWith(end))) return at;
  }
  return text.length;
};

type Held = { record: string; piece: string };

/**
 * Masks the pieces of secrets in the records of a stream while it arrives. A record whose piece may be the start of a secret
 * is held until the next ones have decided that.
 * @param forms the secrets in all encodings, as views
 * @param mask stands for the first piece of a secret; nothing stands for the others
 */
export const createPieceMasker = (
  kind: RecordKind,
  { find, forms, mask }: { find: Find; forms: readonly string[]; mask: string },
): ((records: readonly string[]) => string[]) => {
  const longest = forms.reduce((most, { length }) => Math.max(most, length), 0);
  /** The end of what was reported: a secret may have begun there. */
  let before = '';
  let held: Held[] = [];
  const maskHeld = (): void => {
    const spans = find(before + held.map(({ piece }) => piece).join(''));
    const [, ...covered] = coveredParts([before, ...held.map(({ piece }) => piece)], spans);
    held = held.map(({ record, piece }, at) => {
      const parts = covered[at] ?? [];
      if (parts.length === 0) return { record, piece };
      const isFirst = !covered.slice(0, at).some((other) => other.length > 0);
      const inRecord = parts.flatMap((part) => spansInRecord(record, piece, part));
      const masked = replaceSpans(record, inRecord, isFirst ? mask : '');
      return { record: masked, piece: pieceOf(kind, masked) };
    });
  };
  return (records) => {
    held.push(
      ...records.map((text) => {
        const record = toView(text);
        return { record, piece: pieceOf(kind, record) };
      }),
    );
    maskHeld();
    const pieces = held.map(({ piece }) => piece);
    const open = openEnd(before + pieces.join(''), forms, longest) - before.length;
    let end = 0;
    const stays = pieces.findIndex((piece) => {
      end += piece.length;
      return end > open;
    });
    const ready = held.splice(0, stays === -1 ? held.length : stays);
    before = (before + ready.map(({ piece }) => piece).join('')).slice(-longest || undefined);
    return ready.map(({ record }) => fromView(record));
  };
};
