import type { Understood } from '@gatehouse/contract/understood.ts';

/** A text of which nothing has to be said, for mock responses. */
export const PLAIN: Understood = {
  needs: [],
  corrections: [],
  lacks: [],
  notCovered: [],
  constraints: [],
  leftOut: [],
  language: null,
  question: null,
};
