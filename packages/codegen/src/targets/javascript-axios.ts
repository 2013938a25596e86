import { hasHeader, type Plan } from '#src/plan.ts';
import { indent, type Target, TIMEOUT_SECONDS, text } from '#src/program.ts';
import {
  awsClient,
  bodyExpression,
  fileImports,
  headerEntries,
  readCredentials,
  readVariables,
  requestOptions,
  urlExpression,
} from '#src/targets/javascript.ts';

/** Without a body, axios would send the type of a form. */
const noType = (plan: Plan): string[] =>
  plan.body === undefined && plan.method !== 'GET' && !hasHeader(plan, 'content-type')
    ? ['"Content-Type": false,']
    : [];

const headers = (plan: Plan): string[] => {
  if (plan.aws !== undefined) return ['headers: Object.fromEntries(signed.headers),'];
  const entries = [...headerEntries(plan), ...noType(plan)];
  return entries.length === 0 ? [] : ['headers: {', ...indent('  ', entries), '},'];
};

const data = ({ aws, body }: Plan): string[] => {
  if (body === undefined) return [];
  return [aws === undefined ? `data: ${bodyExpression(body)},` : 'data: await signed.text(),'];
};

const sign = (plan: Plan): string[] =>
  plan.aws === undefined
    ? []
    : [
        awsClient(plan),
        `const signed = await aws.sign(${urlExpression(plan)}, {`,
        ...indent('  ', requestOptions(plan)),
        '});',
      ];

export const javascriptAxios: Target = {
  language: 'javascript',
  framework: 'axios',
  name: 'JavaScript with axios',
  needs: ({ aws }) => [
    'Node.js 18 or later, as an ES module (.mjs)',
    'axios: npm install axios',
    ...(aws === undefined ? [] : ['aws4fetch: npm install aws4fetch']),
  ],
  cannot: ({ aws, method, body }) =>
    aws !== undefined && body !== undefined && (method === 'GET' || method === 'HEAD')
      ? `aws4fetch cannot sign a ${method} with a body`
      : undefined,
  write: (plan) =>
    text(
      plan.aws !== undefined && 'import { AwsClient } from "aws4fetch";',
      'import axios from "axios";',
      fileImports(plan),
      '',
      readVariables(plan),
      readCredentials(plan),
      sign(plan),
      plan.source.key !== undefined && '',
      'try {',
      indent(
        '  ',
        'const response = await axios.request({',
        indent(
          '  ',
          `method: ${jsMethod(plan)},`,
          plan.aws === undefined ? `url: ${urlExpression(plan)},` : 'url: signed.url,',
          headers(plan),
          data(plan),
          'responseType: "text",',
          `timeout: ${TIMEOUT_SECONDS}_000,`,
          'maxRedirects: 0,',
        ),
        '});',
        'console.log(response.data);',
      ),
      '} catch (error) {',
      indent(
        '  ',
        // The error itself also contains the headers, with the key.
        'if (!axios.isAxiosError(error)) throw error;',
        'console.error(error.message, error.response?.data ?? "");',
        'process.exitCode = 1;',
      ),
      '}',
    ),
};

const jsMethod = ({ method }: Plan): string => JSON.stringify(method);
