import { isGuideHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { callMethodSchema } from '@gatehouse/contract/testing.ts';
import { marked, type Token, type Tokens } from 'marked';
import type { ProviderKind } from '#build/provider-kind.ts';
import { problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source } from '#build/sources.ts';
import type { GuideCall, WrittenStep } from '#schema/guide.ts';

type Block = { token: Token; line: number };
type Fail = (line: number, what: string) => never;

/** The blocks of a text, each with the line on which it begins. */
const blocksOf = (text: string): Block[] => {
  let line = 1;
  const blocks = marked.lexer(text).map((token) => {
    const block = { token, line };
    line += token.raw.split('\n').length - 1;
    return block;
  });
  return blocks.filter(({ token }) => token.type !== 'space');
};

const SOURCES = 'Sources:';
const ADVICE: Readonly<Record<string, 'warnings' | 'tips'>> = { 'Warnings:': 'warnings', 'Tips:': 'tips' };

const textOf = ({ token }: Block): string => token.raw.trim();

/** The items of a list as they are written: they are shown as plain text. */
const itemsOf = (block: Block | undefined, above: Block, fail: Fail): string[] => {
  if (block?.token.type !== 'list') return fail(above.line, `${textOf(above)} must be followed by a list`);
  return (block.token as Tokens.List).items.map(({ text }) => text);
};

/** `GET https://…`, and below an empty line a body of JSON if the call has one. */
const readCall = (block: Block, text: string, fail: Fail): GuideCall => {
  const [, name, endpoint, body] = /^([A-Z]+) (https:\/\/\S+)(?:\n\n(.+))?$/s.exec(text) ?? [];
  const method = callMethodSchema.safeParse(name);
  if (endpoint === undefined || !method.success)
    return fail(block.line, 'a call must be a method and a URL, then an empty line and its body, if any');
  try {
    return { method: method.data, endpoint, ...(body === undefined ? {} : { body: JSON.parse(body) }) };
  } catch {
    return fail(block.line, 'the body of a call must be JSON');
  }
};

/** HTML as short as it was written: no line break ends it or a block of code. */
const htmlOf = (text: Token[]): string =>
  marked.parser(text).trimEnd().replaceAll('\n</code></pre>', '</code></pre>');

const readStep = ([heading, ...blocks]: readonly [Block, ...Block[]], fail: Fail): WrittenStep => {
  const text: Token[] = [];
  const rest: Omit<WrittenStep, 'title' | 'description'> = { warnings: [], tips: [] };
  let hasAdvice = false;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const { token, line } = block;
    const advice = ADVICE[textOf(block)];
    if (advice !== undefined) {
      at += 1;
      rest[advice] = itemsOf(blocks[at], block, fail);
      hasAdvice = true;
    } else if (hasAdvice) fail(line, 'text must stand above warnings and tips');
    else if (token.type === 'code' && token.lang === 'http') rest.call = readCall(block, token.text, fail);
    else if (token.type === 'code' && token.lang === 'sh') rest.codeExample = token.text;
    else text.push(token);
  }
  const description = htmlOf(text);
  if (!isGuideHtml(description)) fail(heading.line, 'has elements or links that a guide cannot have');
  return { title: (heading.token as Tokens.Heading).text, description, ...rest };
};

/**
 * The steps of a guide: a heading of the second level for each, then its text, a call or commands to copy, warnings and
 * tips. Above the first the sources of the guide may stand.
 * @throws {SourceProblem}
 */
const readGuide = ({ file, text }: Source): WrittenStep[] => {
  const fail: Fail = (line, what) => {
    throw new SourceProblem([problemAt(file, line, what)]);
  };
  const all = blocksOf(text);
  const [first, list] = all;
  const hasSources = first !== undefined && textOf(first) === SOURCES;
  if (hasSources) itemsOf(list, first, fail);
  const steps: [Block, ...Block[]][] = [];
  for (const block of hasSources ? all.slice(2) : all) {
    const { token, line } = block;
    if (token.type === 'heading' && token.depth === 2) steps.push([block]);
    else if (token.type === 'heading') fail(line, 'a step begins with ##');
    else if (steps.length === 0) fail(line, 'must be below the heading of a step');
    else steps.at(-1)?.push(block);
  }
  return steps.map((step) => readStep(step, fail));
};

export const guideKind: ProviderKind = {
  file: 'guide.md',
  write: (draft, slug, source) => draft.putFact('guide', slug, readGuide(source)),
};
