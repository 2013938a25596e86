import { writeDirectory } from '#build/directory.ts';
import { writeDraft } from '#build/draft.ts';
import { entry } from '#build/entry.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { writeProviders } from '#build/providers.ts';
import { sourcesIn } from '#build/sources.ts';

/** Every kind of file that the folder of a provider can hold. */
const PROVIDER_KINDS: readonly ProviderKind[] = [entry];

/**
 * Builds the knowledge file.
 * @param root the folder with providers/, concepts/ and the other sources
 * @throws {SourceProblem} with every `file:line: what is wrong`
 */
export const buildKnowledge = (root: string, file: string): void =>
  writeDraft(file, (draft) => {
    const sources = sourcesIn(root);
    writeProviders(draft, sources, PROVIDER_KINDS);
    writeDirectory(draft, sources);
  });
