import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { KNOWLEDGE_FILE } from '#src/knowledge-file.ts';
import { KnowledgeFileError, openKnowledge, openKnowledgeFile } from '#src/open-knowledge.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-knowledge-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the knowledge file', () => {
  it('is opened once', () => {
    expect(openKnowledge()).toBe(openKnowledge());
  });

  it('says how it is built if it is missing or is something else', () => {
    const other = join(folder, 'other.sqlite');
    writeFileSync(other, 'no database');
    expect(() => openKnowledgeFile(join(folder, 'none.sqlite'))).toThrow(/is missing; run "npm run build"/);
    expect(() => openKnowledgeFile(other)).toThrow(KnowledgeFileError);
    expect(() => openKnowledgeFile(other)).toThrow(/is damaged or was built by another version; run/);
  });

  it('leaves no other files next to it', () => {
    openKnowledgeFile(KNOWLEDGE_FILE).close();
    const beside = readdirSync(dirname(KNOWLEDGE_FILE)).filter((name) => /-(wal|shm|journal)$/.test(name));
    expect(beside).toEqual([]);
  });

  it('is smaller than 42 MB, of which what people ask is a tenth', () => {
    expect(statSync(KNOWLEDGE_FILE).size).toBeLessThan(42e6);
  });
});
