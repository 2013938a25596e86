import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { INTEGRATIONS_FOLDER } from '#src/integrations.ts';
import type { IntegrationCases } from '#test/cases.ts';

export type SnippetFile = {
  integration: string;
  file: string;
  path: string;
  code: string;
  framework: string;
  requirements: string[];
};

export const INTEGRATION_IDS = readdirSync(INTEGRATIONS_FOLDER).sort();

export const readCases = async (id: string): Promise<IntegrationCases> => {
  const file = path.join(INTEGRATIONS_FOLDER, id, 'cases.ts');
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { cases: IntegrationCases }).cases;
};

type Entry = { snippets: Pick<SnippetFile, 'file' | 'framework' | 'requirements'>[] };

/** The snippets of an integration, with their files. */
const snippetFilesOf = (id: string): SnippetFile[] => {
  const folder = path.join(INTEGRATIONS_FOLDER, id);
  const { snippets } = JSON.parse(readFileSync(path.join(folder, 'integration.json'), 'utf8')) as Entry;
  return snippets.map(({ file, framework, requirements }) => ({
    integration: id,
    file,
    framework,
    requirements,
    path: path.join(folder, file),
    code: readFileSync(path.join(folder, file), 'utf8'),
  }));
};

export const ALL_SNIPPETS: readonly SnippetFile[] = INTEGRATION_IDS.flatMap(snippetFilesOf);
