import { parseAst } from 'vitest/node';

/** What a snippet says about itself, read from its syntax and not from its text. */
export type ParsedSnippet = {
  /** Packages, without modules of the language. */
  imports: string[];
  variables: string[];
  strings: string[];
  /** The calls that send a request, and whether each has a limit in time. */
  requests: { isLimited: boolean }[];
};

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) ? ((node.name ?? node.value) as string | undefined) : undefined;

const isMember = (node: unknown, object: string, property: string): node is Node =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  nameOf(node.object) === object &&
  nameOf(node.property) === property;

const isEnvironment = (node: unknown): boolean => isMember(node, 'process', 'env');

const propertyNames = (node: unknown): string[] =>
  isNode(node) && Array.isArray(node.properties) ? node.properties.map(({ key }) => nameOf(key) ?? '?') : [];

/** `process.env.NAME`, and `const { NAME } = process.env`. Any other use of process.env is `?`. */
const variablesOf = (nodes: Node[]): string[] => {
  const members = nodes.filter((node) => node.type === 'MemberExpression' && isEnvironment(node.object));
  const patterns = nodes.filter((node) => node.type === 'VariableDeclarator' && isEnvironment(node.init));
  const found = [
    ...members.map(({ property }) => nameOf(property) ?? '?'),
    ...patterns.flatMap(({ id }) => propertyNames(id)),
  ];
  const uses = nodes.filter(isEnvironment).length;
  return uses === members.length + patterns.length ? found : [...found, '?'];
};

const stringsOf = (node: Node): string[] => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw];
  if (node.type === 'JSXText') return [node.value as string];
  return [];
};

const isFetch = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (nameOf(callee) === 'fetch' || isMember(callee, 'globalThis', 'fetch'));

/** Throws with the parser's message if the code is not right. */
export const parseJavaScript = (code: string, file: string): ParsedSnippet => {
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  const nodes = [...nodesOf(parseAst(code, { lang }).body)];
  return {
    imports: nodes
      .filter(({ type }) => type === 'ImportDeclaration' || type === 'ImportExpression')
      .map(({ source }) => nameOf(source) ?? '?')
      .filter((source) => !source.startsWith('node:')),
    variables: variablesOf(nodes),
    strings: nodes.flatMap(stringsOf),
    requests: nodes.filter(isFetch).map((call) => ({
      isLimited: propertyNames((call.arguments as unknown[])[1]).includes('signal'),
    })),
  };
};
