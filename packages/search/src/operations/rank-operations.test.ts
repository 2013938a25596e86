import { describe, expect, it } from 'vitest';
import { prepare, type Rankable, rankOperations } from '#src/operations/rank-operations.ts';

const operation = (line: string): Rankable => {
  const [, method, path, summary] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
  return { method: method as Rankable['method'], path: path ?? '', summary: summary ?? '' };
};
const ALL = [
  'GET /v1/models List the models that the key may use',
  'POST /v1/chat/completions Continue a chat',
  'POST /v1/embeddings Create embeddings of texts',
  'GET /repos/{owner}/{repo} Get a repository',
  'GET /repos/{owner}/{repo}/issues List the issues of a repository',
  'POST /repos/{owner}/{repo}/issues Open an issue',
  'DELETE /v1/models/{model} Delete a model',
  'POST https://mail.example.com/v1/send Send an email',
  'GET /v1/chatter Hear the latest news',
].map((line) => prepare(operation(line)));

const found = (typed: string) => rankOperations(ALL, typed).map(({ method, path }) => `${method} ${path}`);

describe('what is typed finds operations', () => {
  it('all of them in their own order, if it is nothing', () => {
    expect(found(' ')).toEqual(ALL.map(({ operation: { method, path } }) => `${method} ${path}`));
    expect(found('/')).toHaveLength(ALL.length);
    expect(found('https://api.exa')).toHaveLength(ALL.length);
  });

  it.each([
    ['/v1/ch', ['POST /v1/chat/completions', 'GET /v1/chatter']],
    ['/v1/chat', ['POST /v1/chat/completions', 'GET /v1/chatter']],
    ['/repos/acme/site/iss', ['GET /repos/{owner}/{repo}/issues', 'POST /repos/{owner}/{repo}/issues']],
    ['https://api.example.com/v1/emb', ['POST /v1/embeddings']],
    [
      'POST /repos/acme/site/issues',
      ['POST /repos/{owner}/{repo}/issues', 'GET /repos/{owner}/{repo}/issues'],
    ],
    ['/V1/Embeddings?dimensions=3', ['POST /v1/embeddings']],
    ['/v2', []],
  ])('by the beginning of its path: %s', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it.each([
    ['embeddings', ['POST /v1/embeddings']],
    ['email', ['POST https://mail.example.com/v1/send']],
    ['issue list', ['GET /repos/{owner}/{repo}/issues']],
    ['POST issue', ['POST /repos/{owner}/{repo}/issues', 'GET /repos/{owner}/{repo}/issues']],
    ['create issue', ['POST /repos/{owner}/{repo}/issues']],
    ['mbeddi', ['POST /v1/embeddings']],
    ['zz', []],
    ['chat zz', []],
  ])('by words of its path and of what it does: %s', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('by its method', () => {
    expect(found('delete')).toEqual(['DELETE /v1/models/{model}']);
    expect(found('get')).toHaveLength(4);
  });

  it.each(['(', '[a-', '\\', '%', '{', '🙂', '\0', '://', 'a'.repeat(5000), '/'.repeat(5000), '?#'])(
    'and odd text is just text: %j',
    (typed) => expect(Array.isArray(found(typed))).toBe(true),
  );
});
