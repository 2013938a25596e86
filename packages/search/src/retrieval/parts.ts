import type { Evidence } from '@gatehouse/knowledge/apis/evidence.ts';
import { conceptNamed, offeringParts } from '@gatehouse/knowledge/concepts/concepts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';

/**
 * Of the APIs that meet a concept those that offer all parts of it that a text asks for, or, if none does, one of them: flight status and
 * no tickets. Without any all are left but those that only offer what has to be asked for.
 * @param stems of all words of the text
 */
export const ofPartsAsked = (
  knowledge: Knowledge,
  concept: string,
  found: readonly Evidence[],
  stems: ReadonlySet<string>,
): readonly Evidence[] => {
  const parts = conceptNamed(knowledge, concept)?.parts ?? [];
  if (parts.length === 0) return found;
  const offering = offeringParts(knowledge)(concept);
  const places = parts.map((part, place) => ({
    ...part,
    rows: offering.get(place) ?? new Set<number>(),
    isAsked: part.asks.some((phrase) => phrase.every((stem) => stems.has(stem))),
  }));
  const asked = places.filter(({ isApart, isAsked }) => !isApart && isAsked);
  const mentioned = places.filter(({ isAsked }) => isAsked);
  const hidden = places.filter(({ isApart, isAsked }) => isApart && !isAsked);
  const open = found.filter(
    ({ row }) => !hidden.some(({ rows }) => rows.has(row)) || mentioned.some(({ rows }) => rows.has(row)),
  );
  const withAll = found.filter(({ row }) => asked.every(({ rows }) => rows.has(row)));
  if (asked.length > 0 && withAll.length > 0) return withAll;
  const withOne = found.filter(({ row }) => asked.some(({ rows }) => rows.has(row)));
  return withOne.length > 0 ? withOne : open;
};
