import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inFolder } from '@gatehouse/codegen/test/run-target.ts';
import { INSTALL_LIMIT_MS } from '@gatehouse/codegen/test/tool-command.ts';
import { commandFor } from '@gatehouse/codegen/test/tools.ts';
import type { CodegenLanguage } from '@gatehouse/contract/plain/codegen-options.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { webhookFacts } from '@gatehouse/knowledge/webhook-templates.ts';
import { expect, it } from 'vitest';
import { verificationCode } from '#src/verification/verification-code.ts';
import { type Case, casesOf } from '#test/cases-of.ts';
import { deliver } from '#test/deliveries.ts';
import { HARNESSES } from '#test/programs.ts';

const TEMPLATES = webhookFacts(openKnowledge());
const ids = TEMPLATES.map((_one, index) => `Case${index}`);
const takesUrl = ({ signing }: WebhookFacts): boolean => signing.signed.includes('url');

/** The values of all variables that the programs read. */
const environment = async (): Promise<Record<string, string>> => {
  const entries = await Promise.all(
    TEMPLATES.map(async ({ id, signing, secret }) => {
      const { key } = await deliver(id);
      const { publicKey } = signing;
      return publicKey === undefined
        ? [[secret.variable, key]]
        : [
            [publicKey.variable, key],
            [secret.variable, secret.example],
          ];
    }),
  );
  return Object.fromEntries(entries.flat());
};

const writeCases = async (folder: string, id: string, cases: readonly Case[]): Promise<void> => {
  for (const { name, delivery } of cases) {
    const place = path.join(folder, 'cases', id, name);
    await mkdir(place, { recursive: true });
    const headers = Object.entries(delivery.headers).map(([header, value]) => `${header}: ${value}\n`);
    await writeFile(path.join(place, 'headers'), headers.join(''));
    await writeFile(path.join(place, 'body'), delivery.payload);
    await writeFile(path.join(place, 'url'), delivery.url);
  }
};

/**
 * Tests the verification code of one language: what it accepts, run with its own interpreter or compiler, and its text. A
 * tool that is missing is told as skipped; the deep run installs it.
 */
export const testVerificationCode = (language: CodegenLanguage): void => {
  const { tool, run, wrap, parse, canRun = () => true } = HARNESSES[language];
  const codeOf = (facts: WebhookFacts) => verificationCode(facts, language).code;
  const programs = TEMPLATES.map((facts, at) => ({
    facts,
    id: ids[at] ?? '',
    program: { id: ids[at] ?? '', code: wrap(codeOf(facts), ids[at] ?? '', takesUrl(facts)) },
  }));
  const runnable = programs.filter(({ facts }) => canRun(codeOf(facts)));
  const requireCommand = (skip: (note: string) => never): string =>
    commandFor(tool === undefined ? {} : { tool }) ?? skip(`not run: ${tool} is not installed`);

  it(
    'accepts what is signed, and nothing else',
    (context) =>
      inFolder(async (folder) => {
        const runner = run(requireCommand(context.skip));
        const expected: string[] = [];
        for (const { facts, id } of runnable) {
          const cases = await casesOf(facts);
          await writeCases(folder, id, cases);
          expected.push(...cases.map(({ name, isGenuine }) => `${facts.id} ${name} ${isGenuine}`));
        }
        const env = await environment();
        const printed = await runner(
          runnable.map(({ program }) => program),
          { folder, env },
        );
        // A shell prints into a file each: its runner shows only what fails.
        const files = (await readdir(folder)).filter((name) => name.startsWith('output-'));
        const outputs = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
        const results = [printed, ...outputs]
          .join('\n')
          .split('\n')
          .filter((line) => line.startsWith('RESULT '))
          .map((line) => line.replace(/^RESULT Case(\d+)/, (_all, at) => TEMPLATES[Number(at)]?.id ?? ''));
        expect(results.toSorted(), printed.slice(0, 6000)).toEqual(expected.toSorted());
      }),
    INSTALL_LIMIT_MS,
  );

  if (parse !== undefined)
    it(
      'is parsed where it cannot be run',
      (context) =>
        inFolder(async (folder) => {
          requireCommand(context.skip);
          const others = programs.filter(({ facts }) => !canRun(codeOf(facts)));
          expect(others.map(({ facts }) => facts.provider)).toEqual(['SendGrid', 'Discord', 'PayPal']);
          await parse(
            others.map(({ program }) => program),
            { folder, env: {} },
          );
        }),
      INSTALL_LIMIT_MS,
    );

  it('names its variables, holds no secret, and is kept to be read', async () => {
    const written = TEMPLATES.map((facts) => {
      const { code, description, requirements } = verificationCode(facts, language);
      expect(code).toContain(facts.secret.variable);
      // WEBHOOK_ID of PayPal is a part of the name of its variable.
      if (facts.provider !== 'PayPal')
        expect(JSON.stringify([code, description, requirements])).not.toContain(facts.secret.example);
      return [`===== ${facts.id}`, description, ...requirements.map((one) => `- ${one}`), '', code, ''].join(
        '\n',
      );
    });
    await expect(written.join('\n')).toMatchFileSnapshot(`../golden/verification-${language}.txt`);
  });
};
