import type { Observed } from '#src/features/testing/analysis/observation.ts';
import { readProblem } from '#src/response-body/read-problem.ts';

/** How APIs and frameworks say that they do not know the path. */
const ABOUT_PATH =
  /\b(?:route|path|endpoint|urls?|uri|pages?|resource|method|controller|handler|version)\b|^cannot [A-Z]+\b|^no message available/i;

const MIN_WORDS = 4;

/** True for a 404 with words about something else than the path: the path was found, and what it asks for was not. */
export const isMissingThing = ({ response, body }: Observed): boolean => {
  const problem = response.status === 404 && body.kind === 'json' ? readProblem(body) : undefined;
  return problem !== undefined && problem.split(/\s+/).length >= MIN_WORDS && !ABOUT_PATH.test(problem);
};
