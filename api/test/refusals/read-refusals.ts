import { readFileSync } from 'node:fs';
import type { TokenResponse } from '#test/token-server.ts';

/** A refusal of a token request in the shape of a real server, with the verdict that is right. */
export type Refusal = {
  /** The provider or the software. */
  from: string;
  /** `body`, `basic`, or `elsewhere` if no secret helps; or what is wrong instead: redirect, code, scope, grant, proof. */
  verdict: string;
  response: TokenResponse;
  /** What has to be said, the message and after it the advice. */
  says: RegExp;
  /** Where the shape is documented or was reported. */
  source: string;
};

const headersOf = (line: string): Record<string, string> => {
  const [name = '', ...value] = line.split(': ');
  return line === '' ? {} : { [name]: value.join(': ') };
};

const ofLine = (line: string, usual: string): Refusal => {
  const [from = '', verdict = '', status = '', header = '', body = '', says = '', source = ''] =
    line.split('\t');
  const type = body.startsWith('{') ? 'application/json' : 'text/plain';
  const response = { status: Number(status), type, headers: headersOf(header), body };
  return { from, verdict, response, says: new RegExp(says === '' ? usual : says), source };
};

/** @param usual what is said where a line says nothing else */
export const readRefusals = (file: string, usual: string): Refusal[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => ofLine(line, usual));
