import { readdirSync } from 'node:fs';
import path from 'node:path';
import { integrationListSchema } from '@gatehouse/contract/marketplace.ts';
import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '@gatehouse/contract/plain/marketplace-options.ts';
import { describe, expect, it } from 'vitest';
import { allIntegrations, INTEGRATIONS_FOLDER } from '#src/integrations.ts';
import { ALL_SNIPPETS, INTEGRATION_IDS } from '#test/read-cases.ts';

const all = allIntegrations();
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the integrations', () => {
  it('are what the contract says, with the code of each snippet, and are read once', () => {
    expect(integrationListSchema.parse(all)).toEqual(all);
    expect(all.map(({ id }) => id).sort()).toEqual(INTEGRATION_IDS);
    expect(
      all
        .flatMap(({ codeSnippets }) => codeSnippets)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(ALL_SNIPPETS.map(({ code }) => code).sort());
    expect(allIntegrations()).toBe(all);
  });

  it('have names, ids and ids of snippets of their own', () => {
    expect(repeated(all.map(({ name }) => name))).toEqual([]);
    expect(
      repeated(all.flatMap(({ id, codeSnippets }) => [id, ...codeSnippets.map((one) => one.id)])),
    ).toEqual([]);
  });

  it.each(INTEGRATION_CATEGORIES)('are five or more in %s, for beginners and for others', (category) => {
    const own = all.filter((one) => one.category === category);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(new Set(own.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(2);
  });

  it('are 24 or more, a fifth of them of each difficulty', () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const difficulty of DIFFICULTIES)
      expect(all.filter((one) => one.difficulty === difficulty).length).toBeGreaterThanOrEqual(
        all.length / 5,
      );
  });

  it('each have snippets for two frameworks or languages, and at least three tags', () => {
    const poor = all.filter(({ codeSnippets, tags }) => codeSnippets.length < 2 || tags.length < 3);
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it('have a webhook configuration if, and only if, the provider calls the developer', () => {
    const told = all.filter(({ webhookConfig }) => webhookConfig !== undefined);
    for (const { webhookConfig, codeSnippets } of told)
      expect(codeSnippets.some(({ code }) => code.includes(webhookConfig?.endpoint ?? ''))).toBe(true);
  });

  it('have no file that nothing reads', () => {
    const read = ALL_SNIPPETS.map((snippet) => path.join(snippet.integration, snippet.file));
    const known = INTEGRATION_IDS.flatMap((id) => [`${id}/integration.json`, `${id}/cases.ts`]);
    const files = readdirSync(INTEGRATIONS_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('__pycache__'))
      .map((entry) => path.relative(INTEGRATIONS_FOLDER, path.join(entry.parentPath, entry.name)));
    expect(files.sort()).toEqual([...read, ...known].sort());
  });
});
