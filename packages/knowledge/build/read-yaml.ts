import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { issueText, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source } from '#build/sources.ts';

/** Where the value of a path begins, or what is nearest to it: a missing key is reported where its object begins. */
const offsetAt = (root: Node | null, path: readonly PropertyKey[]): number => {
  let at = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (!isCollection(at)) break;
    const pair = isMap(at)
      ? at.items.find(({ key }) => (isScalar(key) ? key.value : key) === step)
      : undefined;
    const key = pair?.key as Node | undefined;
    const next = at.get(step, true) as Node | undefined;
    if (next === undefined && key === undefined) break;
    offset = key?.range?.[0] ?? next?.range?.[0] ?? offset;
    at = next ?? null;
  }
  return offset;
};

/** The paths that an issue is about: for unknown keys, those of the keys. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/**
 * Reads a YAML file and checks it against a schema.
 * @param complete adds to what the file says, before it is checked
 * @throws {SourceProblem} that names the file, the line and what is wrong, for every problem
 */
export const readYaml = <Value>(
  { file, text }: Source,
  schema: z.ZodType<Value>,
  complete: (value: unknown) => unknown = (value) => value,
): Value => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0)
    throw new SourceProblem(
      document.errors.map(({ pos, message }) => problemAt(file, lineOf(pos[0]), message)),
    );
  const result = schema.safeParse(complete(document.toJS()));
  if (result.success) return result.data;
  throw new SourceProblem(
    result.error.issues.map((issue) => {
      const offsets = pathsOf(issue).map((path) => offsetAt(document.contents, path));
      return problemAt(file, lineOf(Math.min(...offsets)), issueText(issue));
    }),
  );
};
