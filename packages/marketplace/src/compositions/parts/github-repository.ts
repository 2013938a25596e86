import { z } from 'zod';
import { input } from '#src/compositions/read-inputs.ts';

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
