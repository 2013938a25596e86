import { applicationKind } from '#build/application.ts';
import { builtInKind } from '#build/built-in.ts';
import { readSentences, writeCauses } from '#build/causes.ts';
import { writeDirectory } from '#build/directory.ts';
import { writeDraft } from '#build/draft.ts';
import { entry } from '#build/entry.ts';
import { errorsKind } from '#build/errors.ts';
import { guideKind } from '#build/guide.ts';
import { writeHosts } from '#build/hosts.ts';
import { keyFormsKind } from '#build/key-forms.ts';
import { oauthKind, withoutOauthKind } from '#build/oauth.ts';
import { oauthErrorsKind, writeStandardErrors } from '#build/oauth-errors.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { writeProviders } from '#build/providers.ts';
import { type Sources, sourcesIn } from '#build/sources.ts';
import { webhookKind } from '#build/webhook.ts';

/** Every kind of file that the folder of a provider can hold. */
export const providerKinds = (sources: Sources): ProviderKind[] => [
  entry,
  builtInKind,
  oauthKind,
  withoutOauthKind,
  guideKind,
  applicationKind,
  webhookKind,
  keyFormsKind,
  oauthErrorsKind,
  errorsKind(readSentences(sources)),
];

/**
 * Builds the knowledge file.
 * @param root the folder with providers/, concepts/ and the other sources
 * @throws {SourceProblem} with every `file:line: what is wrong`
 */
export const buildKnowledge = (root: string, file: string): void =>
  writeDraft(file, (draft) => {
    const sources = sourcesIn(root);
    writeStandardErrors(draft, sources);
    draft.attempt(() => writeProviders(draft, sources, providerKinds(sources)));
    writeCauses(draft, sources);
    writeDirectory(draft, sources);
    writeHosts(draft, sources);
  });
