import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from '#build/sources.ts';
import { stemOf } from '#src/text/stem.ts';
import { indexText, wordsOf } from '#src/text/words.ts';
import { phrasesOf, readConcepts } from './concepts.ts';

const CONCEPTS = readConcepts(sourcesIn(join(import.meta.dirname, '../..')));

/** The stems that SQLite's tokenizer produces. */
const sqliteStems = (texts: readonly string[]): Set<string> => {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(x, tokenize='porter unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE v USING fts5vocab(t, row);`);
  for (const text of texts) db.prepare('INSERT INTO t VALUES (?)').run(text);
  const terms = db.prepare<[], { term: string }>('SELECT term FROM v').all();
  db.close();
  return new Set(terms.map(({ term }) => term));
};

describe('stemOf', () => {
  it('gives the same stems as the text index for every word of the concepts', () => {
    const texts = CONCEPTS.flatMap(phrasesOf);
    const ours = new Set(texts.flatMap(wordsOf).map(stemOf));
    expect(ours.size).toBeGreaterThan(1000);
    expect([...ours].sort()).toEqual([...sqliteStems(texts.map(indexText))].sort());
  });

  it('gives the same stems as the text index for endings of every rule', () => {
    const words =
      `caresses ponies ties caress cats feed agreed plastered bled motoring sing conflated troubled sized hopping
      tanned falling hissing fizzed failing riding happy sky relational conditional rational valenci hesitanci digitizer
      conformabli radicalli differentli vileli analogousli vietnamization predication operator feudalism decisiveness
      hopefulness callousness formaliti sensitiviti sensibiliti triplicate formative formalize electriciti electrical hopeful
      goodness revival allowance inference airliner gyroscopic adjustable defensible irritant replacement adjustment
      dependent adoption homologou communism activate angulariti homologous effective bowdlerize probate rate cease
      controll roll geology possibly say enjoyed crying dying eyes`.split(/\s+/);
    expect([...new Set(words.map(stemOf))].sort()).toEqual([...sqliteStems(words)].sort());
  });

  it('keeps words apart that Porter would merge with others', () => {
    for (const [one, other] of [
      ['news', 'new'],
      ['booking', 'book'],
      ['marketing', 'market'],
      ['journals', 'journalism'],
    ])
      expect(stemOf(one ?? '')).not.toBe(stemOf(other ?? ''));
    expect(stemOf('bookings')).toBe(stemOf('booking'));
  });

  it('leaves words of one or two letters and of more than 64 unchanged', () => {
    expect(stemOf('is')).toBe('is');
    const long = `${'a'.repeat(60)}ings`;
    expect(stemOf(long)).not.toBe(long);
    expect(stemOf(`a${long}`)).toBe(`a${long}`);
  });
});
