import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBuiltCatalog } from '#src/lifecycle/open-catalog.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

it('a catalogue that is missing or damaged stops the start with the command that builds it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-catalogue-'));
  const damaged = path.join(folder, 'damaged.sqlite');
  writeFileSync(damaged, 'no database');
  try {
    for (const file of [path.join(folder, 'none.sqlite'), damaged]) {
      expect(() => openBuiltCatalog(file)).toThrow(StartError);
      expect(() => openBuiltCatalog(file)).toThrow(/^The catalogue .* run "npm run build" to build it\.$/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the built catalogue opens', () => {
  const catalog = openBuiltCatalog();
  expect(catalog.vendors.size).toBeGreaterThan(50);
  catalog.close();
});
