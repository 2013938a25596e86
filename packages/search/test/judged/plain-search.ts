import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { textQuery } from '@gatehouse/knowledge/text/full-text-query.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import Database from 'better-sqlite3';
import type { Search } from '#test/judged/grade-judged.ts';

const LIMIT = 10;

/**
 * What one gets without the engine: the texts of all APIs of the catalogue in an FTS5 table, any word of the text
 * matches, best first by bm25. It says nothing of what an API covers, and recommends none.
 */
export const openPlainSearch = (knowledge: Knowledge): { search: Search; close: () => void } => {
  const apis = knowledge
    .prepare<[], { facts: string }>('SELECT facts FROM api WHERE folded = 0 ORDER BY id')
    .all()
    .map(({ facts }): CatalogApi => JSON.parse(facts));
  const index = new Database(':memory:');
  index.exec(`CREATE VIRTUAL TABLE text USING fts5(
    name, features, description, tokenize='porter unicode61 remove_diacritics 2')`);
  const insert = index.prepare('INSERT INTO text (rowid, name, features, description) VALUES (?, ?, ?, ?)');
  index.transaction(() => {
    for (const [at, { name, features, description }] of apis.entries())
      insert.run(at, name, features.join('\n'), description);
  })();
  const found = index.prepare<[string], { rowid: number }>(
    `SELECT rowid FROM text WHERE text MATCH ? ORDER BY bm25(text), rowid LIMIT ${LIMIT}`,
  );
  const search: Search = (query) => {
    const match = textQuery(wordsOf(query));
    if (match === '') return [];
    return found.all(match).flatMap(({ rowid }) => {
      const api = apis[rowid];
      return api === undefined ? [] : [{ api, covers: [], isRecommended: false }];
    });
  };
  return { search, close: () => index.close() };
};
