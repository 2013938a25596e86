import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeSnippetSchema, type Integration, integrationSchema } from '@gatehouse/contract/marketplace.ts';
import { z } from 'zod';

/** One folder for each integration: its description, and one file for each snippet. */
export const INTEGRATIONS_FOLDER = path.join(import.meta.dirname, '../snippets');

/** A snippet in an integration.json. Its id follows from the others, and its code is in `file`. */
const snippetEntrySchema = codeSnippetSchema
  .omit({ id: true, code: true })
  .extend({ file: z.string().regex(/^[a-z][a-z_-]*\.(?:mjs|ts|tsx|py)$/) })
  .strict();

const entrySchema = integrationSchema
  .omit({ codeSnippets: true })
  .extend({ snippets: z.array(snippetEntrySchema).min(2) })
  .strict();

/** The words of a text as a marketplace id: `next-js` for `Next.js`. */
const slug = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const readIntegration = (id: string): Integration => {
  const folder = path.join(INTEGRATIONS_FOLDER, id);
  const entry = entrySchema.parse(JSON.parse(readFileSync(path.join(folder, 'integration.json'), 'utf8')));
  if (entry.id !== id) throw new Error(`snippets/${id} describes ${entry.id}`);
  const { snippets, ...facts } = entry;
  return {
    ...facts,
    codeSnippets: snippets.map(({ file, ...snippet }) => ({
      id: slug(`${id} ${snippet.framework} ${snippet.language}`),
      ...snippet,
      code: readFileSync(path.join(folder, file), 'utf8'),
    })),
  };
};

let read: readonly Integration[] | undefined;

/** All integrations by name, popular ones first. The files are read at the first call, and not again. */
export const allIntegrations = (): readonly Integration[] => {
  read ??= readdirSync(INTEGRATIONS_FOLDER)
    .map(readIntegration)
    .sort((a, b) => Number(b.isPopular) - Number(a.isPopular) || a.name.localeCompare(b.name, 'en'));
  return read;
};
