import type { CompositionDefinition } from '#src/compositions/composition.ts';
import { githubIssuesSummary } from '#src/compositions/github-issues-summary.ts';
import { moderatedSlackPost } from '#src/compositions/moderated-slack-post.ts';

export const COMPOSITIONS: readonly CompositionDefinition[] = [githubIssuesSummary, moderatedSlackPost];
