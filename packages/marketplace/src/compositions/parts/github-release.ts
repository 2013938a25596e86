import type { StepDefinition } from '#src/compositions/composition.ts';
import { REPOSITORY_PLACEHOLDERS } from '#src/compositions/parts/github-repository.ts';

/**
 * The latest release of a repository, with the beginning of its notes.
 * @see https://docs.github.com/en/rest/releases/releases#get-the-latest-release
 */
export const githubRelease = (maxNotes: number): StepDefinition => ({
  id: 'release',
  title: 'Read the latest release',
  provider: 'github',
  method: 'GET',
  endpoint: '/repos/{owner}/{repo}/releases/latest',
  placeholders: REPOSITORY_PLACEHOLDERS,
  output: `{name: response.name || response.tag_name, url: response.html_url, notes: (response.body || '')[0:${maxNotes}]}`,
  changes: false,
});
