import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type {
  DraftBody,
  DraftEnvironment,
  Drafts,
  ImportDraft,
  Pair,
} from '#src/features/imports/read/draft.ts';
import { type BruBlock, readBruBlocks } from '#src/features/imports/read/formats/bru-blocks.ts';
import { brunoAuth, brunoText } from '#src/features/imports/read/formats/bruno-request.ts';
import {
  fileBody,
  filePart,
  graphqlBody,
  partsBody,
  secretVariables,
  textPart,
  withPathValues,
} from '#src/features/imports/read/formats/fields.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'connect', 'http'];

/** Whether a text is a .bru file. */
export const isBrunoText = (text: string): boolean =>
  /^[ \t]*(?:meta|vars|vars:secret)[ \t]*[{[][ \t]*\r?$/m.test(text.slice(0, 1000)) && !/^\s*\{/.test(text);

type Blocks = ReadonlyMap<string, BruBlock>;

const pairsIn = (block: BruBlock | undefined): Pair[] => block?.pairs ?? [];

/** `@file(a.png|b.png) @contentType(image/png)`: the paths of files, or the text, and its type. */
const valueIn = (written: string): { paths?: string[]; text: string; contentType: string } => {
  const at = written.lastIndexOf('@contentType(');
  const [, contentType = ''] =
    at === -1 ? [] : (/^@contentType\(([^)]*)\)\s*$/.exec(written.slice(at)) ?? []);
  const text = contentType === '' ? written : written.slice(0, at).trimEnd();
  const [, paths] = /^@file\((.*)\)$/s.exec(text) ?? [];
  return { text, contentType, ...(paths === undefined ? {} : { paths: paths.split('|') }) };
};

const partsOf = ([name, written]: Pair): (FilePart | TextPart)[] => {
  const { paths, text, contentType } = valueIn(written);
  return paths === undefined
    ? [textPart(name, text, contentType)]
    : paths.map((path) => filePart(name, path, contentType));
};

const bodyOf = (mode: string, blocks: Blocks): DraftBody | undefined => {
  const textOf = (name: string): string => blocks.get(name)?.text ?? '';
  switch (mode) {
    case 'none':
      return undefined;
    case 'form-urlencoded':
    case 'formUrlEncoded':
      return { type: 'form', fields: pairsIn(blocks.get('body:form-urlencoded')) };
    case 'multipart-form':
    case 'multipartForm':
      return partsBody(pairsIn(blocks.get('body:multipart-form')).flatMap(partsOf));
    case 'file': {
      const [, written = ''] = pairsIn(blocks.get('body:file'))[0] ?? [];
      const { paths = [], contentType } = valueIn(written);
      return paths[0] === undefined ? undefined : fileBody(paths[0], contentType);
    }
    case 'graphql':
      return graphqlBody(textOf('body:graphql'), textOf('body:graphql:vars'));
    default:
      return brunoText(mode, textOf(`body:${mode}`) || textOf('body'));
  }
};

const draftOf = (method: string, blocks: Blocks, variables: ImportDraft['variables']): ImportDraft => {
  const request = blocks.get(method) as BruBlock;
  const settings = new Map(request.pairs);
  const mode = settings.get('auth') ?? '';
  return {
    at: request.line,
    name: new Map(pairsIn(blocks.get('meta'))).get('name') ?? '',
    method: method === 'http' ? (settings.get('method') ?? '') : method,
    url: withPathValues(settings.get('url') ?? '', pairsIn(blocks.get('params:path'))),
    headers: pairsIn(blocks.get('headers')),
    body: bodyOf(settings.get('body') ?? 'none', blocks),
    description: blocks.get('docs')?.text.trim(),
    auth: brunoAuth(mode, new Map(pairsIn(blocks.get(`auth:${mode}`)))),
    variables,
    notes: [...blocks.keys()].some((name) => /^(?:script|tests|assert)/.test(name))
      ? ['Scripts are left out']
      : [],
  };
};

/** `vars:secret [` has names alone, one in a line or behind commas: their values are kept elsewhere. */
const environmentOf = (blocks: Blocks): DraftEnvironment => {
  const hidden = (blocks.get('vars:secret')?.text ?? '').split(/[\s,]+/);
  return {
    at: blocks.get('vars')?.line ?? blocks.get('vars:secret')?.line ?? 1,
    name: '',
    variables: [
      ...pairsIn(blocks.get('vars')).map(([name, value]) => ({ name, value })),
      ...hidden
        .filter((name) => name !== '' && !name.startsWith('~'))
        .map((name) => ({ name, value: undefined, isSecret: true })),
    ],
  };
};

/** A .bru file: one request, or the variables of an environment. */
export const readBrunoFile = (text: string): Drafts => {
  const { blocks: list, problems } = readBruBlocks(text);
  const blocks = new Map(list.map((block) => [block.name, block]));
  const variables = new Map([...pairsIn(blocks.get('vars')), ...pairsIn(blocks.get('vars:pre-request'))]);
  const secrets = secretVariables(variables).map(([name, value]) => ({
    at: text.split('\n').findIndex((line) => line.trim().startsWith(`${name}:`)) + 1,
    name,
    value,
  }));
  const method = METHODS.find((one) => blocks.has(one));
  const title = new Map(pairsIn(blocks.get('meta'))).get('name') ?? null;
  const drafts = method === undefined ? [] : [draftOf(method, blocks, variables)];
  // Those of a request are only its own.
  const environments = method === undefined ? [environmentOf(blocks)] : [];
  return { format: 'bruno', title, drafts, secrets, environments, problems };
};
