import type { GuideStep } from '@gatehouse/contract/guides.ts';
import { isGuideHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { apiAt, apiNames, vendors } from '@gatehouse/knowledge/apis/api-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The sample: each twelfth entry of the directory, the same ones in every run. */
const EVERY = 12;

/** The markup's text: a step of empty paragraphs says nothing. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

const isComplete = ({ title, description }: GuideStep): boolean =>
  title.trim() !== '' && textOf(description) !== '' && isGuideHtml(description);

/** Why the guide of an API is of no use; undefined if it is. */
const faultOf = async (apiId: string): Promise<string | undefined> => {
  const { status, body } = await test.rest('GET', `/catalogue-guides?api=${encodeURIComponent(apiId)}`);
  if (status !== 200) return `${apiId}: status ${status}`;
  if (body.apiId !== apiId) return `${apiId}: the guide of ${body.apiId}`;
  if (body.steps.length < 2) return `${apiId}: ${body.steps.length} steps`;
  return body.steps.every(isComplete) ? undefined : `${apiId}: an empty step`;
};

const faultsOf = async (apiIds: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const apiId of apiIds) {
    const fault = await faultOf(apiId);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
};

describe('the guides of the catalog', () => {
  it('exist for every curated API, with text in each step', { timeout: 120_000 }, async () => {
    const ids = vendors(test.deps.knowledge).map(({ apiId }) => apiId);
    expect(ids.length).toBeGreaterThan(100);
    expect(await faultsOf(ids)).toEqual([]);
  });

  it('exist for a sample of the directory, with text in each step', { timeout: 120_000 }, async () => {
    const { knowledge } = test.deps;
    const ids = apiNames(knowledge)
      .map(({ row }) => apiAt(knowledge, row))
      .filter(({ origin }) => origin === 'directory')
      .map(({ id }) => id)
      .filter((_, at) => at % EVERY === 0);
    expect(ids.length).toBeGreaterThan(100);
    expect(await faultsOf(ids)).toEqual([]);
  });
});
