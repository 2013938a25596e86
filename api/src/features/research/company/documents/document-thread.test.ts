import { afterAll, expect, it } from 'vitest';
import {
  createDocumentReader,
  endDocumentThreads,
} from '#src/features/research/company/documents/document-reader.ts';
import { HOSTILE_DOCUMENTS } from '#test/hostile-documents.ts';

afterAll(endDocumentThreads);

it('a hostile document holds up nothing else while it is read', async () => {
  const slow = HOSTILE_DOCUMENTS.find(({ name }) => name === 'YAML: errors');
  const limits = { ms: 1_000, allMs: 1_000 };
  const reader = createDocumentReader(new AbortController().signal, limits);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  await reader.page('openapi', {
    url: 'https://a.example/',
    contentType: slow?.type ?? '',
    link: undefined,
    body: Buffer.from(slow?.body ?? ''),
  });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});
