import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { constraintsOf, exampleOf, type JsonSchema, typeText } from '#src/http/docs/schema-text.ts';
import { NO_ICON } from '#src/http/no-icon.ts';

type Content = { content?: { 'application/json'?: { schema?: JsonSchema } } };

type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content & { description?: string }>;
};

/** The part of an OpenAPI document that the page shows. */
export type ApiDocument = {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

type Entry = Operation & { method: string; path: string };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Text between backticks is code, as in Markdown. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const schemaOf = (content: Content | undefined): JsonSchema | undefined =>
  content?.content?.['application/json']?.schema;

const typeBlock = (schema: JsonSchema): string =>
  `<pre tabindex="0">${escapeHtml(typeText(schema)).replace(/ {2}\/\/ .*$/gm, '<i>$&</i>')}</pre>`;

const entriesOf = (document: ApiDocument): Entry[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

const groupByTag = (entries: Entry[]): [tag: string, entries: Entry[]][] =>
  [...Map.groupBy(entries, ({ tags }) => tags?.[0] ?? 'other')].map(([tag, group]) => [
    `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
    group,
  ]);

const curlExample = (entry: Entry, origin: string): string => {
  const path = entry.path.replace(/\{(\w+)\}/g, (_match, name) => {
    const schema = entry.parameters?.find((parameter) => parameter.name === name)?.schema;
    return encodeURIComponent(String(exampleOf(schema ?? {}, name)));
  });
  const schema = schemaOf(entry.requestBody);
  const body = schema === undefined ? undefined : bodyOfValue(exampleOf(schema) as JsonValue, {});
  const request = { method: entry.method as CallMethod, endpoint: `${origin}/api${path}`, body };
  return curlCommand(request, { baseUrl: null, defaultHeaders: {} }) ?? '';
};

const parametersTable = (entry: Entry): string => {
  if (!entry.parameters?.length) return '';
  const rows = entry.parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? '' : ', optional'}</td><td><code>${escapeHtml(typeText(schema))}</code> ${prose(constraintsOf(schema))}</td></tr>`,
  );
  return `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`;
};

const operationArticle = (entry: Entry, origin: string): string => {
  const body = schemaOf(entry.requestBody);
  const response = schemaOf(entry.responses['200']);
  const curl = escapeHtml(curlExample(entry, origin));
  return `<article id="${escapeHtml(entry.operationId)}">
<h3><span class="method ${entry.method.toLowerCase()}">${entry.method}</span> <code>/api${escapeHtml(entry.path)}</code></h3>
<p>${prose(entry.summary ?? '')}.${entry.description ? ` ${prose(entry.description)}` : ''}</p>
${parametersTable(entry)}
${body ? `<h4>Body${entry.requestBody?.required ? '' : ', optional'}</h4>${typeBlock(body)}` : ''}
${response ? `<details><summary>Response</summary>${typeBlock(response)}</details>` : ''}
<div class="call"><pre tabindex="0">${curl}</pre><button type="button" data-copy>Copy</button></div>
</article>`;
};

const navigation = (groups: [string, Entry[]][]): string =>
  groups
    .map(
      ([tag, entries]) =>
        `<h2>${escapeHtml(tag)}</h2><ul>${entries
          .map(
            ({ operationId, method, path }) =>
              `<li><a href="#${escapeHtml(operationId)}"><span class="method ${method.toLowerCase()}">${method}</span> ${escapeHtml(path)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('');

/** The document as one HTML page. It works without its script, which only handles the copy buttons. */
export const docsPage = (document: ApiDocument, origin: string): string => {
  const groups = groupByTag(entriesOf(document));
  const { title, version, description = '' } = document.info;
  const error = document.components.schemas.Error;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
${NO_ICON}
<link rel="stylesheet" href="/api/docs/docs.css">
<script src="/api/docs/docs.js" defer></script>
</head>
<body>
<header>
<h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1>
<p>${prose(description)} JSON in, JSON out. <a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/">Open ${escapeHtml(title)}</a></p>
</header>
<nav aria-label="Operations">${navigation(groups)}<ul><li><a href="#errors">Errors</a></li></ul></nav>
<main>
${groups.map(([tag, entries]) => `<section><h2>${escapeHtml(tag)}</h2>${entries.map((entry) => operationArticle(entry, origin)).join('')}</section>`).join('')}
<section><h2 id="errors">Errors</h2>
<p>Every error has the same shape. With 429 and 503, the <code>Retry-After</code> header says how many seconds to wait. If the server runs with an access token, send it with every call in the header <code>Authorization: Bearer</code>.</p>
${error ? typeBlock(error) : ''}
</section>
</main>
</body>
</html>
`;
};
