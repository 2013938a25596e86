import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { searchApis } from '#src/search-apis.ts';
import { drawnClaims, isSupported } from '#test/judged/claims.ts';
import { type Figures, figuresOf, type Search, type Verdict, verdictsOn } from '#test/judged/grade-judged.ts';
import {
  EIGHTH_BATCH,
  ELEVENTH_BATCH,
  FIFTH_BATCH,
  FIRST_BATCH,
  FOURTH_BATCH,
  JUDGED_FOR_TUNING,
  JUDGED_HELD_OUT,
  NINTH_BATCH,
  SECOND_BATCH,
  SEVENTH_BATCH,
  SIXTH_BATCH,
  TENTH_BATCH,
  THIRD_BATCH,
} from '#test/judged/judged-set.ts';
import { openPlainSearch } from '#test/judged/plain-search.ts';

/**
 * How right the answers are on the judged set and each of its eleven batches; the last seven are in no total, beside a plain text search over the same catalogue. With `--tuning` only
 * that half is printed, and each of its requirements listed with what was wrong; nothing lists those of the other half.
 */
const LIMIT = 10;
const CLAIMS = 100;
const ROUNDS = 5;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(9);

const ROWS: [name: string, of: keyof Figures, goal: string][] = [
  ['hit@3', 'hitAt3', '>= 92 %'],
  ['needs met among the first five', 'needsMetAt5', ''],
  ['precision@5', 'precisionAt5', '>= 75 %'],
  ['answers with a plainly wrong one', 'wrongAnswers', '<= 20 %'],
  ['answers with one not judged', 'unjudgedAnswers', ''],
  ['badges plainly wrong', 'badgesWrong', '<= 5 %'],
  ['badges not accepted', 'badgesNotAccepted', '<= 5 %'],
  ['right abstentions', 'rightAbstentions', '>= 85 %'],
  ['false abstentions', 'falseAbstentions', '<= 5 %'],
  ['said to be lacked, and something fits', 'falseLacks', ''],
];

const knowledge = openKnowledge();
const plain = openPlainSearch(knowledge);
const engine: Search = (query) => {
  const { hits, lacks } = searchApis(knowledge, { query, limit: LIMIT });
  return hits.map(({ api, covers, isRecommended }) => ({
    api,
    covers,
    isRecommended,
    isNear: lacks.length > 0,
  }));
};

const tuning = verdictsOn(JUDGED_FOR_TUNING, engine);
const fifth = verdictsOn(FIFTH_BATCH.tuning, engine);
const sixth = verdictsOn(SIXTH_BATCH.tuning, engine);
const seventh = verdictsOn(SEVENTH_BATCH.tuning, engine);
const tenth = verdictsOn(TENTH_BATCH, engine);
const isTuning = process.argv.includes('--tuning');
const all = [
  ['tuning 1', verdictsOn(FIRST_BATCH.tuning, engine)],
  ['held out1', verdictsOn(FIRST_BATCH.heldOut, engine)],
  ['tuning 2', verdictsOn(SECOND_BATCH.tuning, engine)],
  ['held out2', verdictsOn(SECOND_BATCH.heldOut, engine)],
  ['tuning 3', verdictsOn(THIRD_BATCH.tuning, engine)],
  ['held out3', verdictsOn(THIRD_BATCH.heldOut, engine)],
  ['tuning 4', verdictsOn(FOURTH_BATCH.tuning, engine)],
  ['held out4', verdictsOn(FOURTH_BATCH.heldOut, engine)],
  ['tuning 5', fifth],
  ['held out5', verdictsOn(FIFTH_BATCH.heldOut, engine)],
  ['tuning 6', sixth],
  ['held out6', verdictsOn(SIXTH_BATCH.heldOut, engine)],
  ['tuning 7', seventh],
  ['held out7', verdictsOn(SEVENTH_BATCH.heldOut, engine)],
  ['held out8', verdictsOn(EIGHTH_BATCH, engine)],
  ['held out9', verdictsOn(NINTH_BATCH, engine)],
  ['tuning 10', tenth],
  ['held out11', verdictsOn(ELEVENTH_BATCH, engine)],
  ['tuning', tuning],
  ['held out', verdictsOn(JUDGED_HELD_OUT, engine)],
  ['FTS5 tun.', verdictsOn(JUDGED_FOR_TUNING, plain.search)],
  ['FTS5 held', verdictsOn(JUDGED_HELD_OUT, plain.search)],
] as const;
const columns = all.filter(([name]) => !isTuning || !name.includes('held'));

const claimsRow = (verdicts: readonly Verdict[]): string => {
  const claims = drawnClaims(verdicts, CLAIMS);
  const wrong = claims.filter((claim) => !isSupported(knowledge, claim)).length;
  return claims.length === 0 ? 'none'.padStart(9) : `${wrong}/${claims.length}`.padStart(9);
};

const print = (name: string, cells: readonly string[], goal = ''): void =>
  console.log(`${name.padEnd(34)}${cells.join('  ')}  ${goal}`);

print(
  '',
  columns.map(([name]) => name.padStart(9)),
  'goal',
);
for (const [name, of, goal] of ROWS)
  print(
    name,
    columns.map(([, verdicts]) => percent(figuresOf(verdicts)[of])),
    goal,
  );
print(
  'badges',
  columns.map(([, verdicts]) => `${figuresOf(verdicts).badges}`.padStart(9)),
);
print(
  'false claims of those drawn',
  columns.map(([, verdicts]) => claimsRow(verdicts)),
  '0',
);
print(
  'requirements',
  columns.map(([, verdicts]) => `${verdicts.length}`.padStart(9)),
);

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const { query } of [...JUDGED_FOR_TUNING, ...JUDGED_HELD_OUT]) {
    const start = performance.now();
    engine(query);
    times.push(performance.now() - start);
  }
times.sort((a, b) => a - b);
console.log(
  `search time p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(2)} ms (${times.length} calls)`,
);

const flaws = ({
  judged,
  shown,
  isHit,
  wrong,
  unjudged,
  badgesNotAccepted,
  isAbstention,
}: Verdict): string[] => {
  const fits = judged.needs.length > 0;
  const ids = shown.map(({ api }) => api.id).join(' ');
  return [
    ...(fits && shown.length > 0 && !isHit ? [`no right one: ${ids}`] : []),
    ...(fits && isAbstention ? ['nothing shown'] : []),
    ...(!fits && !isAbstention ? [`should show nothing: ${ids}`] : []),
    ...(wrong.length > 0 ? [`wrong: ${wrong.join(' ')}`] : []),
    ...(fits && unjudged.length > 0 ? [`not judged: ${unjudged.join(' ')}`] : []),
    ...(badgesNotAccepted.length > 0 ? [`badge: ${badgesNotAccepted.join(' ')}`] : []),
  ];
};

if (isTuning) {
  for (const verdict of [...tuning, ...fifth, ...sixth, ...seventh, ...tenth]) {
    const found = flaws(verdict);
    if (found.length === 0) continue;
    console.log(`\n${verdict.judged.kind}: ${verdict.judged.query}`);
    for (const flaw of found) console.log(`  ${flaw}`);
  }
  console.log('\nUnsupported claims of those drawn:');
  for (const claim of drawnClaims(tuning, CLAIMS))
    if (!isSupported(knowledge, claim)) console.log(`  ${claim.api.id} covers ${claim.need}: ${claim.query}`);
}
plain.close();
