import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { variablesOf } from '#test/environment.ts';
import { type ParsedSnippet, parseJavaScript } from '#test/parsed-javascript.ts';
import { ALL_SNIPPETS, type SnippetFile } from '#test/read-cases.ts';

/* Every snippet is parsed by its language's own parser, and what it imports and reads is compared with what it says it needs. */

const PYTHON = ALL_SNIPPETS.filter(({ file }) => file.endsWith('.py'));

const parsePython = (): ParsedSnippet[] | undefined => {
  const script = path.join(import.meta.dirname, 'run/parse_snippets.py');
  const files = PYTHON.map((snippet) => snippet.path);
  const { error, status, stdout, stderr } = spawnSync('python3', [script, ...files], { encoding: 'utf8' });
  if (error !== undefined) return undefined;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ParsedSnippet[];
};
const parsedPython = parsePython();

const parsed = (snippet: SnippetFile, { skip }: TestContext): ParsedSnippet =>
  snippet.file.endsWith('.py')
    ? (parsedPython?.[PYTHON.indexOf(snippet)] ?? skip('not run: python3 is not installed'))
    : parseJavaScript(snippet.code, snippet.file);

const PACKAGE = /^(?<name>[\w@/.-]+)(?: \d+)?: (?:npm install |pip install |installed with )/;
const VARIABLE = /^Environment variable /;

/** Next.js calls a route handler, which imports nothing of it. */
const impliedBy = ({ framework }: SnippetFile): string[] => (framework === 'Next.js' ? ['next'] : []);

/** A text without spaces that mixes what keys mix, or begins as they begin. */
const LOOKS_LIKE_KEY =
  /^(?=\S*[a-z])(?=\S*[A-Z])(?=\S*\d)[\w+=-]{20,}$|^(sk|pk|rk|whsec|xox[abp]|ghp|gsk|hf|phc|phx|re|r8)[-_][\w-]{8,}|^(SG\.|AKIA|AIza)\w+/;

describe.each(ALL_SNIPPETS)('$integration $file', (snippet) => {
  it('names each package that it imports, and no other', (context) => {
    const { imports } = parsed(snippet, context);
    const named = snippet.requirements.flatMap((line) => PACKAGE.exec(line)?.groups?.name ?? []);
    expect(named.toSorted()).toEqual([...new Set([...imports, ...impliedBy(snippet)])].toSorted());
    const others = snippet.requirements.filter((line) => !PACKAGE.test(line) && !VARIABLE.test(line));
    expect(others).toEqual([]);
  });

  it('names each environment variable that it reads, and no other', (context) => {
    const { variables } = parsed(snippet, context);
    expect(variablesOf(snippet).toSorted()).toEqual([...new Set(variables)].toSorted());
  });

  it('contains nothing that looks like a key, and only addresses over https', (context) => {
    const { strings } = parsed(snippet, context);
    expect(strings.filter((text) => LOOKS_LIKE_KEY.test(text))).toEqual([]);
    expect(strings.filter((text) => /\b(http|ws):\/\//.test(text))).toEqual([]);
  });

  it('limits each request in time, on a server', (context) => {
    if (snippet.file.endsWith('.tsx')) return;
    const { requests } = parsed(snippet, context);
    expect(requests.filter(({ isLimited }) => !isLimited)).toEqual([]);
  });

  it('compares signatures in constant time', () => {
    if (/\bcreateHmac\b/.test(snippet.code)) expect(snippet.code).toContain('timingSafeEqual(');
    if (/\bhmac\.new\b/.test(snippet.code)) expect(snippet.code).toContain('hmac.compare_digest(');
  });
});

it.each(ALL_SNIPPETS.filter(({ file }) => file.endsWith('.tsx')))(
  '$integration $file runs in a browser, and only calls its own server',
  ({ code, file, requirements }) => {
    const { variables, strings } = parseJavaScript(code, file);
    expect(variables).toEqual([]);
    expect(requirements.filter((line) => VARIABLE.test(line))).toEqual([]);
    expect(strings.filter((text) => text.includes('://'))).toEqual([]);
  },
);
