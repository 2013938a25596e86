import type { Target } from '#src/program.ts';
import { csharpParser, csharpRunner, goRunner, javaParser, javaRunner } from '#test/runners/compiled.ts';
import {
  nodeRunner,
  phpParser,
  phpRunner,
  pythonRunner,
  rubyRunner,
  shellRunner,
} from '#test/runners/interpreted.ts';
import type { Parser, Runner } from '#test/runners/runner.ts';
import { commandOf } from '#test/tool-command.ts';

export type Execution = {
  /** The tool, as ensure-test-tool.mjs calls it; undefined if it is Node itself. */
  tool?: string;
  /** In `npm test` too, a missing tool is an error. */
  isNeeded?: true;
  /** Undefined if programs are only parsed. */
  run?: (command: string) => Runner;
  /** For programs whose library no machine here has. */
  parse?: Parser;
  /** A signature for AWS needs such a library. */
  parsesAws?: true;
  /** Its library is curl, which signs only plain requests for AWS correctly before version 8. */
  signsPlainOnly?: true;
  /** So slow that `npm test` runs only some of the cases. */
  isSlow?: true;
  /** A header that the library adds to a request without a body. */
  adds?: string;
};

const FORM = 'application/x-www-form-urlencoded';

/** How the programs of each target are tested, by language and framework. */
const EXECUTIONS: Readonly<Record<string, Execution>> = {
  'javascript/fetch': { run: () => nodeRunner },
  'javascript/axios': { run: () => nodeRunner },
  'python/requests': { tool: 'requests', run: pythonRunner },
  'python/httpx': { tool: 'httpx', run: pythonRunner, isSlow: true },
  curl: { tool: 'curl', isNeeded: true, run: () => shellRunner, signsPlainOnly: true },
  'php/curl': { tool: 'php', run: () => phpRunner, signsPlainOnly: true },
  'php/guzzle': { tool: 'guzzle', run: () => phpRunner, parse: phpParser, parsesAws: true },
  'java/httpclient': {
    tool: 'java',
    run: () => javaRunner,
    parse: javaParser,
    parsesAws: true,
    isSlow: true,
  },
  'java/okhttp': { tool: 'okhttp', run: () => javaRunner, parse: javaParser, parsesAws: true, isSlow: true },
  go: { tool: 'go', run: () => goRunner, isSlow: true },
  'ruby/net/http': { tool: 'ruby', run: () => rubyRunner, adds: FORM },
  'ruby/faraday': { tool: 'faraday', run: () => rubyRunner, adds: FORM, isSlow: true },
  'csharp/httpclient': { tool: 'mono', run: () => csharpRunner, parse: csharpParser, parsesAws: true },
  'csharp/restsharp': { tool: 'mono', parse: csharpParser, parsesAws: true },
};

export const executionOf = ({ language, framework }: Target): Execution => {
  const execution = EXECUTIONS[framework === null ? language : `${language}/${framework}`];
  if (execution === undefined) throw new Error(`no test for ${language} ${framework}`);
  return execution;
};

/** The command that runs a target's programs; undefined if it is not installed and not needed. */
export const commandFor = ({ tool, isNeeded }: Execution): string | undefined =>
  tool === undefined ? process.execPath : commandOf(tool, isNeeded === true);
