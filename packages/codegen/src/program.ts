import type { CodegenFramework, CodegenLanguage } from '@gatehouse/contract/plain/codegen-options.ts';
import type { Plan } from '#src/plan.ts';

/** Seconds after which a program gives up. */
export const TIMEOUT_SECONDS = 30;

/** A way to write programs: a language with one of its frameworks. */
export type Target = {
  language: CodegenLanguage;
  framework: CodegenFramework | null;
  /** How it is called in a sentence: `Python with Requests`. */
  name: string;
  /** What a program needs besides its variables, with the command that installs it. */
  needs: (plan: Plan) => string[];
  /** Why the target cannot make this request; undefined if it can. */
  cannot?: (plan: Plan) => string | undefined;
  /** It sends several lines of one header; other clients know one value for each name. */
  keepsLines?: true;
  /** The program, without a line break at its end. */
  write: (plan: Plan) => string;
};

/** Lines, and lists of lines, as one text. `false` and undefined are left out. */
export type Lines = readonly (string | false | undefined | Lines)[];

const flat = (lines: Lines): string[] =>
  lines.flatMap((line) => {
    if (line === false || line === undefined) return [];
    return typeof line === 'string' ? [line] : flat(line);
  });

export const text = (...lines: Lines): string => flat(lines).join('\n');

/** Each line of the text with this in front of it, except empty ones. */
export const indent = (by: string, ...lines: Lines): string[] =>
  flat(lines).flatMap((line) => line.split('\n').map((one) => (one === '' ? '' : by + one)));

/** `OPENAI_API_KEY` as `openaiApiKey`. */
export const camelCase = (variable: string): string =>
  variable.toLowerCase().replace(/(?<!_)_+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** `OPENAI_API_KEY` as `openai_api_key`. */
export const snakeCase = (variable: string): string => variable.toLowerCase();

/** What a program says if a variable is missing. */
export const missing = (variable: string): string => `Set the environment variable ${variable}`;

const isAscii = (value: string): boolean => /^[\t\x20-\x7e]*$/.test(value);

/** Whether all of a header can be written in ASCII. */
export const isAsciiHeader = ({ text: value }: { text: string }): boolean => isAscii(value);

/** For targets whose library sends ASCII in headers and nothing else. */
export const onlyAsciiHeaders =
  (library: string) =>
  ({ headers }: Plan): string | undefined => {
    const header = headers.find((one) => !isAsciiHeader(one));
    return (
      header && `${library} cannot send the header ${header.name}: its value has characters outside ASCII`
    );
  };
