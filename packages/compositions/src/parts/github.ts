import { z } from 'zod';
import type { StepDefinition } from '#src/composition.ts';
import { input } from '#src/read-inputs.ts';

const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

/** The repository that is read, as two inputs. */
export const repositoryInputs = () => ({
  owner: input(
    z.string().regex(NAME, 'Enter the name of a user or an organization'),
    { title: 'Owner', description: 'The user or organization that owns the repository.' },
    'nodejs',
  ),
  repo: input(
    z.string().regex(NAME, 'Enter the name of a repository'),
    { title: 'Repository', description: 'The name of the repository, without its owner.' },
    'node',
  ),
});

export const REPOSITORY_PLACEHOLDERS = { owner: 'inputs.owner', repo: 'inputs.repo' } as const;

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
