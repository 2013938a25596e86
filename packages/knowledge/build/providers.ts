import { z } from 'zod';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import { problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Sources } from '#build/sources.ts';

const FOLDER = 'providers';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const mark = z.object({ builtIn: z.object({ slug: z.string(), is: z.string() }).optional() });

/**
 * The slug by which everything but the entry is found: that of the provider in the list, which can differ from the
 * folder's, as `twitter` does from `x-api`.
 */
const listedSlug = (folder: string, sources: Sources): string => {
  const names = sources.list(`${FOLDER}/${folder}`);
  if (!names.includes('built-in.yaml') || !names.includes('entry.yaml')) return folder;
  const { builtIn } = readYaml(sources.read(`${FOLDER}/${folder}/entry.yaml`), mark);
  return builtIn?.is === 'same' ? builtIn.slug : folder;
};

/** Writes what the folders of all providers hold, one folder after another. */
export const writeProviders = (
  draft: KnowledgeDraft,
  sources: Sources,
  kinds: readonly ProviderKind[],
): void => {
  const names = kinds.map(({ file }) => file).join(', ');
  for (const slug of sources.list(FOLDER))
    for (const name of sources.list(`${FOLDER}/${slug}`)) {
      const path = `${FOLDER}/${slug}/${name}`;
      draft.attempt(() => {
        const kind = kinds.find(({ file }) => file === name);
        if (!SLUG.test(slug))
          throw new SourceProblem([problemAt(path, 1, 'the folder is named in lower case, with hyphens')]);
        if (kind === undefined)
          throw new SourceProblem([problemAt(path, 1, `no such kind of file; a provider can have ${names}`)]);
        kind.write(
          draft,
          name === 'entry.yaml' ? slug : listedSlug(slug, sources),
          sources.read(path),
          sources,
        );
      });
    }
};
