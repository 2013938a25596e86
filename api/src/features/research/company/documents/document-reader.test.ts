import { afterAll, describe, expect, it } from 'vitest';
import {
  createDocumentReader,
  documentThreads,
  endDocumentThreads,
  READING_LIMITS,
} from '#src/features/research/company/documents/document-reader.ts';
import { HOSTILE_DOCUMENTS, type HostileDocument } from '#test/hostile-documents.ts';

afterAll(endDocumentThreads);

const never = new AbortController().signal;
const ADDRESS = 'https://a.example/';

const read = (
  { expected, type, body }: Omit<HostileDocument, 'name'>,
  reader = createDocumentReader(never),
) => {
  const bytes = Buffer.from(body as string);
  return expected === 'robots'
    ? reader.robots(`${ADDRESS}robots.txt`, bytes, `${ADDRESS}${'a'.repeat(400)}`)
    : reader.page(expected, { url: ADDRESS, contentType: type, link: undefined, body: bytes });
};
const PLAIN = { expected: 'home', type: 'text/html', body: '<title>Acme</title>' } as const;
/** YAML is the one format whose parser takes long for some small documents. */
const SLOW = HOSTILE_DOCUMENTS.find(({ name }) => name === 'YAML: errors') as HostileDocument;

describe('a hostile document', () => {
  it.each(HOSTILE_DOCUMENTS.map((document) => [document.name, document] as const))(
    '(%s) is read within its limits, and the next document after it',
    async (name, document) => {
      // Only YAML may need the limits: every other format is read in a time that grows with the length of the document,
      // and gets time to spare, for a busy machine.
      const isYaml = name.startsWith('YAML');
      const ms = isYaml ? 3_000 : 60_000;
      const outcome = await read(document, createDocumentReader(never, { ms, allMs: ms }));
      if (!isYaml) expect(outcome).toMatchObject({ ok: true });
      else if (!outcome.ok)
        expect(outcome.why).toMatch(
          /^(it took longer than 3 s|the documents .* longer than 3 s in all|it needs too much memory)$/,
        );
      expect(await read(PLAIN)).toMatchObject({ ok: true, facts: { site: { name: 'Acme' } } });
    },
    90_000,
  );
});

describe('the reader', () => {
  it('ends a document that takes too long, says so, and reads the next one', async () => {
    const reader = createDocumentReader(never, { ms: 300, allMs: 20_000 });
    expect(await read(SLOW, reader)).toEqual({ ok: false, why: 'it took longer than 0.3 s' });
    expect(await read(PLAIN)).toMatchObject({ ok: true });
  });

  it('reads nothing more of a site whose documents took too long in all', async () => {
    const reader = createDocumentReader(never, { ms: 8_000, allMs: 300 });
    const why = 'the documents of this site took longer than 0.3 s in all';
    expect(await read(SLOW, reader)).toEqual({ ok: false, why });
    await endDocumentThreads();
    const next = read(PLAIN, reader);
    expect(documentThreads()).toBe(0);
    expect(await next).toEqual({ ok: false, why });
    expect(READING_LIMITS.allMs).toBeLessThan(55_000);
  });

  it('stops when the research does, also what still waits for a thread', async () => {
    const stop = new AbortController();
    const reader = createDocumentReader(stop.signal);
    const reads = [SLOW, SLOW, SLOW, PLAIN].map((document) => read(document, reader));
    setTimeout(() => stop.abort(), 200);
    expect(await Promise.all(reads)).toEqual(
      reads.map(() => ({ ok: false, why: 'the time limit was reached' })),
    );
    expect(await read(PLAIN)).toMatchObject({ ok: true });
  });

  it('has at most two threads, however many documents there are, and uses them again', async () => {
    const reads = Array.from({ length: 20 }, () => read(PLAIN));
    expect(documentThreads()).toBe(2);
    for (const outcome of await Promise.all(reads)) expect(outcome.ok).toBe(true);
    expect(documentThreads()).toBe(2);
    await endDocumentThreads();
    expect(documentThreads()).toBe(0);
    expect(await read(PLAIN)).toMatchObject({ ok: true });
  });

  it('tells a document that breaks the thread from one that is empty', async () => {
    const broken = { ...PLAIN, expected: 'nothing' as 'home' };
    expect(await read(broken)).toEqual({ ok: false, why: 'it could not be parsed' });
    expect(await read({ ...PLAIN, body: '' })).toMatchObject({ ok: true });
  });
});
