import { randomBytes } from 'node:crypto';
import { toView } from '#src/logging/byte-view.ts';
import { formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';

/** A shorter secret may be one that a person made up. */
const SHORT = 14;

/** So much of the fingerprints of a short secret is remembered: each stands for millions of texts. */
const SHORT_MASK = 0xffff;

const longer = (list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const copy = new Int32Array(list.length * 2);
  copy.set(list);
  return copy;
};

/** Owners by fingerprint: chains in typed arrays, because a Map of a million numbers takes five times the memory. */
const createTable = (mask: number) => {
  let heads = new Int32Array(1 << 10).fill(-1);
  let entries = {
    prints: new Int32Array(1 << 8),
    owners: new Int32Array(1 << 8),
    next: new Int32Array(1 << 8),
  };
  let size = 0;
  const slotOf = (print: number): number => (print ^ (print >>> 15)) & (heads.length - 1);
  const link = (at: number): void => {
    const slot = slotOf(entries.prints[at] ?? 0);
    entries.next[at] = heads[slot] ?? -1;
    heads[slot] = at;
  };
  const grow = (): void => {
    const { prints, owners, next } = entries;
    entries = { prints: longer(prints), owners: longer(owners), next: longer(next) };
    heads = new Int32Array(heads.length * 2).fill(-1);
    for (let at = 0; at < size; at += 1) link(at);
  };
  return {
    add: (print: number, owner: number): void => {
      if (size === entries.prints.length) grow();
      entries.prints[size] = print & mask;
      entries.owners[size] = owner;
      link(size);
      size += 1;
    },
    /** Collects the owners of fingerprints; one that is in a text again and again is looked up once. */
    createFinder: () => {
      const found = new Set<number>();
      const seen = new Set<number>();
      return {
        found,
        find: (print: number): void => {
          const wanted = print & mask;
          let isFound = false;
          for (let at = heads[slotOf(wanted)] ?? -1; at !== -1; at = entries.next[at] ?? -1) {
            if (entries.prints[at] !== wanted) continue;
            if (!isFound && seen.has(wanted)) return;
            isFound = true;
            found.add(entries.owners[at] ?? 0);
          }
          if (isFound) seen.add(wanted);
        },
      };
    },
  };
};

/** Which texts may contain which secrets, without the secrets. */
export type Fingerprints = {
  /** Remembers the fingerprints of a secret. */
  add: (secret: string, owner: number) => void;
  /** The owners of the secrets that may be in a view, with a few others. */
  ownersIn: (view: string) => Set<number>;
};

/**
 * Of each form of a secret, the fingerprint of eight bytes in its middle, and of its last eight: a secret may be in a text if
 * both are. The beginning is that of many keys, and what stands in the middle or at the end may be too. A fingerprint is a
 * sum of 32 random bits for each byte, turned by its place, so that the one of the next place in a text follows from the one
 * before. The random bits are those of this process and never leave it.
 */
export const createFingerprints = (): Fingerprints => {
  const bits = new Int32Array(Uint8Array.from(randomBytes(0x100 * 4)).buffer);
  const middles = createTable(-1);
  const ends = createTable(-1);
  const short = createTable(SHORT_MASK);
  const printAt = (view: string, start: number): number => {
    let print = 0;
    for (let at = start; at < start + MIN_LENGTH; at += 1)
      print = ((print << 1) | (print >>> 31)) ^ (bits[view.charCodeAt(at) & 0xff] ?? 0);
    return print;
  };
  const printsAt = (views: readonly string[], startIn: (view: string) => number): Set<number> =>
    new Set(views.map((view) => printAt(view, startIn(view))));
  const middleOf = ({ length }: string): number => (length - MIN_LENGTH) >> 1;
  return {
    add: (secret, owner) => {
      const views = formsOf(secret).map((form) => toView(form));
      const isShort = secret.length < SHORT;
      for (const print of printsAt(views, middleOf)) (isShort ? short : middles).add(print, owner);
      if (isShort) return;
      for (const print of printsAt(views, ({ length }) => length - MIN_LENGTH)) ends.add(print, owner);
    },
    ownersIn: (view) => {
      const inShort = short.createFinder();
      const inMiddle = middles.createFinder();
      const atEnd = ends.createFinder();
      if (view.length < MIN_LENGTH) return inShort.found;
      let print = printAt(view, 0);
      for (let end = MIN_LENGTH; ; end += 1) {
        inShort.find(print);
        inMiddle.find(print);
        atEnd.find(print);
        if (end >= view.length) break;
        const out = bits[view.charCodeAt(end - MIN_LENGTH) & 0xff] ?? 0;
        // What leaves the window has been turned once for each byte in it.
        print =
          ((print << 1) | (print >>> 31)) ^
          ((out << MIN_LENGTH) | (out >>> (32 - MIN_LENGTH))) ^
          (bits[view.charCodeAt(end) & 0xff] ?? 0);
      }
      const inBoth = [...inMiddle.found].filter((owner) => atEnd.found.has(owner));
      return new Set([...inShort.found, ...inBoth]);
    },
  };
};
