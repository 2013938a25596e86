import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKnowledgeFile } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { openBuiltKnowledge } from '#src/lifecycle/open-knowledge.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

it('a knowledge file that is missing or damaged stops the start with the command that builds it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-knowledge-'));
  const damaged = path.join(folder, 'damaged.sqlite');
  writeFileSync(damaged, 'no database');
  try {
    for (const file of [path.join(folder, 'none.sqlite'), damaged]) {
      const open = () => openBuiltKnowledge(() => openKnowledgeFile(file));
      expect(open).toThrow(StartError);
      expect(open).toThrow(/^The knowledge file .* run "npm run build" to build it\.$/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
