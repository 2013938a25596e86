import { indent, type Target, TIMEOUT_SECONDS, text } from '#src/program.ts';
import {
  awsClient,
  fileImports,
  readCredentials,
  readVariables,
  requestOptions,
  urlExpression,
} from '#src/targets/javascript.ts';

export const javascriptFetch: Target = {
  language: 'javascript',
  framework: 'fetch',
  name: 'JavaScript with fetch',
  needs: ({ aws }) => [
    'Node.js 18 or later, as an ES module (.mjs)',
    ...(aws === undefined ? [] : ['aws4fetch: npm install aws4fetch']),
  ],
  cannot: ({ method, body }) =>
    body !== undefined && (method === 'GET' || method === 'HEAD')
      ? `fetch cannot send a ${method} with a body`
      : undefined,
  write: (plan) => {
    const { aws } = plan;
    return text(
      aws !== undefined && 'import { AwsClient } from "aws4fetch";',
      fileImports(plan),
      (aws !== undefined || fileImports(plan).length > 0) && '',
      readVariables(plan),
      readCredentials(plan),
      aws !== undefined && awsClient(plan),
      (plan.basic ?? aws ?? plan.source.key) !== undefined && '',
      `const response = await ${aws === undefined ? 'fetch' : 'aws.fetch'}(${urlExpression(plan)}, {`,
      indent(
        '  ',
        requestOptions(plan),
        'redirect: "manual",',
        `signal: AbortSignal.timeout(${TIMEOUT_SECONDS}_000),`,
      ),
      '});',
      'const text = await response.text();',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is written
      'if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${text}`);',
      'console.log(text);',
    );
  },
};
