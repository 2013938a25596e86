import type { LeadKind } from '#src/features/research/company/source.ts';

/** A document that a stranger's site may send to hold up the reader. */
export type HostileDocument = {
  name: string;
  expected: LeadKind | 'robots';
  type: string;
  body: string | Uint8Array;
};

const MiB = 1024 * 1024;

/** The text repeated up to a length, and cut there. */
const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const times = (count: number, unit: (at: number) => string, between = ''): string =>
  Array.from({ length: count }, (_unused, at) => unit(at)).join(between);

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');

const HTML: Record<string, string | Uint8Array> = {
  'end tags that nothing opened': filled('<b></x>', MiB),
  'end tags after many elements': '<b>'.repeat(1000) + filled('</x>', MiB),
  'long end tags after many elements': '<bbbbbbbb>'.repeat(1000) + filled('</bbbbbbbc>', MiB),
  'nested elements': filled('<div>', MiB),
  'end tags in comments': filled('<b><!--</b>-->', MiB),
  'a comment that never ends': `<!--${filled('-', MiB)}`,
  'comments that begin in comments': filled('<!--', MiB),
  'empty comments': filled('<!---->', MiB),
  'CDATA that never ends': filled('<![CDATA[', MiB),
  declarations: filled('<!x>', MiB),
  'processing instructions': filled('<?x>', MiB),
  'SVG elements that close themselves': filled('<svg/>', MiB),
  'nested SVG elements': filled('<svg>', MiB),
  'MathML and SVG in turn': filled('<math/><svg/>', MiB),
  'an element with 300,000 attributes': `<a ${filled('a b c ', MiB)}`,
  'an element with 100,000 different attributes': `<a ${times(100_000, (at) => `a${at}=1`, ' ')}>`,
  'an attribute of 1 MiB': `<a href="${filled('x', MiB)}">x</a>`,
  'attributes that never end': filled('<a href="', MiB),
  'entities in an attribute': `<a href="${filled('&amp;', MiB)}">`,
  ampersands: filled('&', MiB),
  'long entities': filled('&CounterClockwiseContourIntegral;', MiB),
  'numbers that are no characters': filled('&#x110000;', MiB),
  links: filled('<a href=/api/docs>API docs</a>', MiB),
  'nested links': '<a href=x>'.repeat(1000) + filled('x<br>', MiB),
  'headings in headings': filled('<h2><h3>x', MiB),
  'unclosed paragraphs': filled('</p><p>', MiB),
  'unclosed tables': filled('<table><tr><td>', MiB),
  'unclosed selects': filled('<select><option>', MiB),
  'scripts that never end': `<script>${filled('</scrip', MiB)}`,
  'a tag name of 1 MiB': `<${filled('a', MiB)}>`,
  'angle brackets': filled('<', MiB),
  'NUL characters': filled('<b\0>\0', MiB),
  'UTF-16': utf16(filled('<b></x>', MiB / 2)),
  'bytes that are not UTF-8': new Uint8Array(MiB).fill(0xff),
  'spaces in a tag': `<a${filled(' ', MiB)}>`,
  'one line of prices': filled('$ 1free plan', MiB),
  'operations without an end': filled('GET /a', MiB),
};

const LLMS: Record<string, string> = {
  'a summary of spaces': `# x\n>${filled(' ', 200_000)}${filled('y', 2_000)}`,
  'a title of blank lines': `#${filled('\n', 200_000)}`,
  'links that begin': `# x\n${filled('[', 200_000)}`,
  'links without a target': `# x\n${filled('[x](', 200_000)}`,
  'long words before each link': `# x\n[${filled('x](y', 200_000)}`,
  'targets that never end': `# x\n[x](${filled('y', 200_000)}`,
  links: `# x\n${filled('[API](/docs)', 200_000)}`,
};

const SITEMAP: Record<string, string> = {
  'entries that never end': `<urlset>${filled('<loc> x ', 2 * MiB)}`,
  'spaces in an entry': `<urlset><loc>${filled(' ', 2 * MiB)}`,
  'two million entries': `<urlset>${filled('<loc>/a</loc>', 2 * MiB)}`,
  'entities that expand': `<!DOCTYPE x [<!ENTITY a "${filled('x', 1000)}">${times(30, (at) => `<!ENTITY a${at} "&a;&a;">`)}]><urlset><loc>&a29;</loc></urlset>`,
};

const ROBOTS: Record<string, string> = {
  'thousands of crawlers with thousands of rules':
    filled('user-agent: a\n', 250_000) + filled('disallow: /x\n', 250_000),
  'this crawler again and again': filled('user-agent: *\n', 250_000) + filled('disallow: /x\n', 250_000),
  'rules of wildcards': `user-agent: *\n${filled('disallow: /*a*a*a*a*a*a*a*a*b\n', 500_000)}`,
  'one rule of 500 KB': `user-agent: *\ndisallow: /${filled('*', 499_000)}`,
  'a line of 500 KB': filled('user-agent:', 500_000),
  sitemaps: filled('sitemap: https://a.example/b\n', 500_000),
};

const JSONS: Record<string, string> = {
  'nested lists': `{"openapi":"3.0.0","x":${filled('[', 10 * MiB)}`,
  'nested objects': filled('{"a":', 10 * MiB),
  'millions of objects': `{"openapi":"3.0.0","x":[${filled('{},', 10 * MiB)}0]}`,
  'different keys': `{"openapi":"3.0.0","paths":{${times(300_000, (at) => `"/a${at}":{"get":{}}`, ',')}}}`,
  'a string of 9 MiB': `{"openapi":"3.0.0","info":{"title":"${filled('\\u0041', 9 * MiB)}"}}`,
  'long summaries': `{"openapi":"3.0.0","paths":{${times(400, (at) => `"/a${at}":{"get":{"summary":"${filled('[x](<', 20_000)}"}}`, ',')}}}`,
};

const YAMLS: Record<string, string> = {
  'explicit keys': `openapi: 3.0.0\nx: ${filled('? ', 200_000)}`,
  'nested sequences': `openapi: 3.0.0\nx:\n ${filled('- ', 200_000)}`,
  'nested flow sequences': `openapi: 3.0.0\nx: ${filled('[', 200_000)}`,
  'flow sequences side by side': `openapi: 3.0.0\nx: ${filled('[] ', 200_000)}`,
  'aliases of aliases': `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${times(9, (at) => `b${at}: &b${at} [${filled(at === 0 ? '*a,' : `*b${at - 1},`, 36)}]`, '\n')}`,
  'thousands of anchors': `openapi: 3.0.0\n${times(10_000, (at) => `k${at}: &a${at} x`, '\n')}`,
  'different keys': `openapi: 3.0.0\n${times(20_000, (at) => `k${at}: 1`, '\n')}`,
  tags: `openapi: 3.0.0\nx: ${filled('!a ', 200_000)}`,
  errors: `openapi: 3.0.0\n${filled('@\n', MiB - 30)}`,
};

const all = (
  kind: string,
  expected: HostileDocument['expected'],
  type: string,
  bodies: Record<string, string | Uint8Array>,
): HostileDocument[] =>
  Object.entries(bodies).map(([name, body]) => ({ name: `${kind}: ${name}`, expected, type, body }));

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  ...all('HTML', 'home', 'text/html', HTML),
  ...all('llms.txt', 'llms', 'text/plain', LLMS),
  ...all('sitemap', 'sitemap', 'application/xml', SITEMAP),
  ...all('robots.txt', 'robots', 'text/plain', ROBOTS),
  ...all('JSON', 'openapi', 'application/json', JSONS),
  ...all('APIs.json', 'apis-json', 'application/json', {
    'millions of objects': JSONS['millions of objects'] ?? '',
  }),
  ...all('API catalog', 'api-catalog', 'application/json', {
    'thousands of contexts': `{"linkset":[${times(50_000, () => '{"item":[{"href":"/a"},{"href":"/b"}]}', ',')}]}`,
  }),
  ...all('YAML', 'openapi', 'application/yaml', YAMLS),
];
