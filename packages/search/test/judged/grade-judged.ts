import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { type Judged, names } from '#test/judged/judgment.ts';

/** What a search shows for a requirement: an API, what it is said to cover, and whether it has the badge. */
export type Shown = {
  api: CatalogApi;
  covers: readonly string[];
  isRecommended: boolean;
  /** Shown as near to what the catalogue is said to lack. */
  isNear?: boolean;
};
export type Search = (query: string) => readonly Shown[];

const FIRST = 5;
const TOP = 3;

/** One requirement with what was shown for it, judged. */
export type Verdict = {
  judged: Judged;
  shown: readonly Shown[];
  /** Among the first three is one that does what a need asks. */
  isHit: boolean;
  /** The share of the needs of which one is met among the first five. */
  needsMet: number;
  /** The share of the first five, or of the fewer that are shown, that is accepted or good. */
  precision: number;
  /** Of the first five, the plainly wrong ones, and those about which nothing was judged. */
  wrong: string[];
  unjudged: string[];
  /** Of all that are shown with a badge: not accepted; plainly wrong. */
  badges: number;
  badgesNotAccepted: string[];
  badgesWrong: string[];
  /** Nothing is shown, or, for what nothing fits, nothing that would not do as well, or is not shown as merely near. */
  isAbstention: boolean;
};

const isIn = (list: readonly string[], { api }: Shown): boolean => names(list, api);

const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all);

const verdictOn = (judged: Judged, shown: readonly Shown[]): Verdict => {
  const { needs, good, never } = judged;
  const accept = needs.flat();
  const first = shown.slice(0, FIRST);
  const isFine = (one: Shown): boolean => isIn(accept, one) || isIn(good, one);
  const isWrong = (one: Shown): boolean => !isFine(one) && isIn(never, one);
  const badges = shown.filter(({ isRecommended }) => isRecommended);
  const idsOf = (list: readonly Shown[]): string[] => list.map(({ api }) => api.id);
  return {
    judged,
    shown,
    isHit: first.slice(0, TOP).some((one) => isIn(accept, one)),
    needsMet: shareOf(needs.filter((need) => first.some((one) => isIn(need, one))).length, needs.length),
    precision: shareOf(first.filter(isFine).length, first.length),
    wrong: idsOf(first.filter(isWrong)),
    unjudged: idsOf(first.filter((one) => !isFine(one) && !isWrong(one))),
    badges: badges.length,
    badgesNotAccepted: idsOf(badges.filter((one) => !isIn(accept, one))),
    badgesWrong: idsOf(badges.filter((one) => isWrong(one) || (needs.length === 0 && !isFine(one)))),
    isAbstention:
      needs.length === 0 ? first.every((one) => isFine(one) || one.isNear === true) : first.length === 0,
  };
};

/** What a search shows for each requirement, judged. */
export const verdictsOn = (set: readonly Judged[], search: Search): Verdict[] =>
  set.map((judged) => verdictOn(judged, search(judged.query)));

const mean = (values: readonly number[]): number =>
  shareOf(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
const shareWith = <T>(all: readonly T[], has: (one: T) => boolean): number =>
  shareOf(all.filter(has).length, all.length);
const total = (verdicts: readonly Verdict[], count: (one: Verdict) => number): number =>
  verdicts.reduce((sum, one) => sum + count(one), 0);

/**
 * The figures of a set. `hitAt3`, `needsMetAt5`, `falseAbstentions` are shares of the requirements that something fits;
 * `precisionAt5`, `wrongAnswers` and `unjudgedAnswers` of those among them that are answered; `rightAbstentions` of
 * those that nothing fits. A badge on anything that does not do what is asked counts as not accepted, even on a good one.
 */
export const figuresOf = (verdicts: readonly Verdict[]) => {
  const fitting = verdicts.filter(({ judged }) => judged.needs.length > 0);
  const answered = fitting.filter(({ shown }) => shown.length > 0);
  const badges = total(verdicts, (one) => one.badges);
  return {
    hitAt3: shareWith(fitting, ({ isHit }) => isHit),
    needsMetAt5: mean(fitting.map(({ needsMet }) => needsMet)),
    precisionAt5: mean(answered.map(({ precision }) => precision)),
    wrongAnswers: shareWith(answered, ({ wrong }) => wrong.length > 0),
    unjudgedAnswers: shareWith(answered, ({ unjudged }) => unjudged.length > 0),
    badges,
    badgesNotAccepted: shareOf(
      total(verdicts, (one) => one.badgesNotAccepted.length),
      badges,
    ),
    badgesWrong: shareOf(
      total(verdicts, (one) => one.badgesWrong.length),
      badges,
    ),
    rightAbstentions: shareWith(
      verdicts.filter(({ judged }) => judged.needs.length === 0),
      ({ isAbstention }) => isAbstention,
    ),
    falseAbstentions: shareWith(fitting, ({ isAbstention }) => isAbstention),
    falseLacks: shareWith(fitting, ({ shown }) => shown.some(({ isNear }) => isNear === true)),
  };
};
export type Figures = ReturnType<typeof figuresOf>;
