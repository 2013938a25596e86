import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inFolder } from '@gatehouse/codegen/test/run-target.ts';
import { commandFor, INSTALL_LIMIT_MS } from '@gatehouse/codegen/test/tools.ts';
import { CODEGEN_LANGUAGES } from '@gatehouse/contract/codegen-options.ts';
import { describe, expect, it } from 'vitest';
import type { TemplateFacts } from '#src/webhooks/template.ts';
import { TEMPLATES } from '#src/webhooks/templates.ts';
import { verificationCode } from '#src/webhooks/verification/verification-code.ts';
import { type Delivery, deliver, otherSecret } from '#test/webhooks/deliveries.ts';
import { HARNESSES } from '#test/webhooks/programs.ts';

type Case = { name: string; delivery: Delivery; isGenuine: boolean };

const withHeader = (delivery: Delivery, name: string, change: (value: string) => string): Delivery => ({
  ...delivery,
  headers: {
    ...delivery.headers,
    [name.toLowerCase()]: change(delivery.headers[name.toLowerCase()] ?? ''),
  },
});

/** The same time but for one unit, in the header or the body that has it. */
const withOtherTime = (delivery: Delivery, { check }: TemplateFacts['scheme']): Delivery => {
  const place = check.timestamp;
  if (place?.in === 'header' && place.unit === 'iso')
    return withHeader(delivery, place.header, (value) => new Date(Date.parse(value) + 1000).toISOString());
  if (place?.in === 'header') return withHeader(delivery, place.header, (value) => String(Number(value) + 1));
  if (place?.in === 'signature')
    return withHeader(delivery, check.signature.header, (value) =>
      value.replace(/t=(\d+)/, (_all, time) => `t=${Number(time) + 1}`),
    );
  return delivery;
};

const formatted = async (facts: TemplateFacts, right: Delivery): Promise<Case[]> => {
  const { format, header } = facts.scheme.check.signature;
  if (format === 'plain') return [];
  const older = await deliver(facts.id, { secret: otherSecret(facts.id) });
  const value = older.headers[header.toLowerCase()] ?? '';
  const both = (one: string) =>
    format === 'list' ? `v1a,unknown ${value} ${one}` : `${one},v1=${value.split('v1=')[1]},v0=unknown`;
  return [
    { name: 'with-an-older-secret-too', delivery: withHeader(right, header, both), isGenuine: true },
    {
      name: 'of-another-version',
      delivery: withHeader(right, header, (one) => one.replace('v1', 'v0')),
      isGenuine: false,
    },
  ];
};

const timed = async (facts: TemplateFacts, right: Delivery): Promise<Case[]> => {
  const { check } = facts.scheme;
  if (check.timestamp === undefined) return [];
  const at = (ms: number) => deliver(facts.id, { now: Date.now() + ms });
  const place = check.timestamp;
  const other = withOtherTime(right, facts.scheme);
  return [
    { name: 'an-hour-old', delivery: await at(-3_600_000), isGenuine: false },
    { name: 'in-an-hour', delivery: await at(3_600_000), isGenuine: false },
    { name: 'half-the-tolerance-old', delivery: await at(-check.tolerance * 500), isGenuine: true },
    ...(other === right ? [] : [{ name: 'with-another-time', delivery: other, isGenuine: false }]),
    ...(place.in === 'header'
      ? ['', 'yesterday', '1e9', '99999999999999999999'].map((value, index) => ({
          name: `with-no-time-${index}`,
          delivery: withHeader(right, place.header, () => value),
          isGenuine: false,
        }))
      : []),
  ];
};

const bodiesOf = (facts: TemplateFacts): string[] =>
  facts.id.startsWith('twilio')
    ? ['B=2&A10=x&A=1&A1=%C3%BC%F0%9F%98%80&B=1&B=2&C=a+b%2Bc%26%3D&D=', 'Body=%25%22%27%24%28id%29%60']
    : [facts.payload.replace('{', '{"ü😀":"$(id) `\' %s \\\\n",'), `  ${facts.payload}\r\n\n`];

const casesOf = async (facts: TemplateFacts): Promise<Case[]> => {
  const { id } = facts;
  const { signature, algorithm } = facts.scheme.check;
  const right = await deliver(id);
  const bodies = await Promise.all(bodiesOf(facts).map((payload) => deliver(id, { payload })));
  const wrong = (name: string, delivery: Delivery): Case => ({ name, delivery, isGenuine: false });
  return [
    { name: 'right', delivery: right, isGenuine: true },
    ...bodies.map((delivery, index) => ({ name: `body-${index}`, delivery, isGenuine: true })),
    wrong('of-another-secret', await deliver(id, { secret: otherSecret(id) })),
    ...(algorithm === 'equal'
      ? []
      : [wrong('with-another-body', { ...right, payload: right.payload.replace('1', '2') })]),
    wrong('without-headers', { ...right, headers: {} }),
    wrong(
      'without-signature',
      withHeader(right, signature.header, () => ''),
    ),
    wrong(
      'with-a-shorter-signature',
      withHeader(right, signature.header, (value) => value.slice(0, -3)),
    ),
    wrong(
      'with-no-signature',
      withHeader(right, signature.header, () => 'zz !'),
    ),
    ...(id.startsWith('twilio') ? [wrong('at-another-url', { ...right, url: `${right.url}&c=1` })] : []),
    ...(await timed(facts, right)),
    ...(await formatted(facts, right)),
  ];
};

const ids = TEMPLATES.map((_one, index) => `Case${index}`);
const takesUrl = ({ scheme }: TemplateFacts): boolean => scheme.check.signed.includes('url');

/** The values of all variables that the programs read. */
const environment = async (): Promise<Record<string, string>> => {
  const entries = await Promise.all(
    TEMPLATES.map(async ({ id, scheme, secret }) => {
      const { key } = await deliver(id);
      const { keyVariable } = scheme.check;
      return keyVariable === undefined
        ? [[secret.variable, key]]
        : [
            [keyVariable, key],
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

describe.each(CODEGEN_LANGUAGES)('verification code in %s', (language) => {
  const { tool, run, wrap, parse, canRun = () => true } = HARNESSES[language];
  const codeOf = (facts: TemplateFacts) => verificationCode(facts, language).code;
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
    await expect(written.join('\n')).toMatchFileSnapshot(`../../golden/verification-${language}.txt`);
  });
});
