import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { shellWord, wordWithVariable } from '@gatehouse/request/shell.ts';
import type { Plan } from '#src/plan.ts';
import { bodyParts, type PlannedBody, usesEncoding } from '#src/planned-body.ts';
import { type Target, TIMEOUT_SECONDS } from '#src/program.ts';

/** curl encodes the values of a form itself, and puts `&` between these options. */
const formOptions = (body: PlannedBody): string[] =>
  body.text.split('&').map((pair) => {
    const [{ text, inserted } = { text: '' }] = bodyParts({ ...body, text: pair });
    return inserted === undefined
      ? `--data-raw ${shellWord(pair)}`
      : `--data-urlencode ${wordWithVariable(text, inserted.variable)}`;
  });

const bodyOptions = (body: PlannedBody | undefined): string[] | undefined => {
  if (body === undefined || body.inserted.size === 0 || body.segments !== undefined) return undefined;
  if (usesEncoding(body, 'form')) return formOptions(body);
  const words = bodyParts(body).map(({ text, inserted }) =>
    inserted === undefined ? shellWord(text) : wordWithVariable(text, inserted.variable),
  );
  return [`--data-raw ${words.join('')}`];
};

/**
 * The command with variables in place of the marks of parts, each of which ends its word. Undefined for a part with a type: curl reads
 * quotes in its value.
 */
const withPartVariables = (written: string, { inserted }: PlannedBody): string | undefined => {
  let command = written;
  for (const [mark, { variable }] of inserted)
    command = command
      .replaceAll(`${mark}'`, `'"$${variable}"`)
      .replaceAll(new RegExp(`${mark}(?=\\s|$)`, 'g'), `"$$${variable}"`);
  return [...inserted.keys()].some((mark) => command.includes(mark)) ? undefined : command;
};

const command = ({ source: { request, api, key }, hidden, body }: Plan): string | undefined => {
  const options = { key, hidden, bodyOptions: bodyOptions(body), timeoutSeconds: TIMEOUT_SECONDS };
  const written = curlCommand(request, api, options);
  if (written !== undefined && body?.segments !== undefined) return withPartVariables(written, body);
  return written;
};

export const curl: Target = {
  language: 'curl',
  framework: null,
  name: 'curl',
  keepsLines: true,
  needs: ({ body, query }) => [
    // --fail-with-body came with 7.76, --url-query with 7.87.
    `curl ${body !== undefined && query.length > 0 ? '7.87' : '7.76'} or later, in a POSIX shell`,
  ],
  cannot: (plan) => {
    if (command(plan) !== undefined) return undefined;
    if (plan.method === 'HEAD' && plan.body !== undefined) return 'curl cannot send a HEAD with a body';
    return plan.body?.segments === undefined
      ? 'No curl command can make this request: its body contains the character NUL'
      : 'No curl command can make this request: a part has no name, or a very long value';
  },
  write: (plan) => command(plan) ?? '',
};
