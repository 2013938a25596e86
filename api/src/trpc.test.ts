import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorResponse } from '#src/errors.ts';
import { procedure, router } from '#src/trpc.ts';

/** A schema of two fields that notes how it is run. */
const watched = (): { schema: z.ZodType<{ name: string }>; runs: (boolean | undefined)[] } => {
  const runs: (boolean | undefined)[] = [];
  const schema = z.object({ name: z.string().min(3, 'Name is too short') });
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    runs.push(context.async);
    return run(payload, context);
  };
  return { schema, runs };
};

const echoOf = (input: z.ZodType<{ name: string }>, output: z.ZodType<{ name: string }>) =>
  router({
    echo: procedure
      .meta({})
      .input(input)
      .output(output)
      .query(({ input: given }) => given),
  }).createCaller({} as never);

/** What a caller is shown of a failure. */
const shown = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => errorResponse(error),
  );

describe('the schemas of a procedure', () => {
  it('are run by the code that zod compiles for them, which it does for synchronous runs alone', async () => {
    const [input, output] = [watched(), watched()];
    expect(await echoOf(input.schema, output.schema).echo({ name: 'Ada' })).toEqual({ name: 'Ada' });
    expect([input.runs, output.runs]).toEqual([[false], [false]]);
  });

  it('may have an asynchronous part, in the input as in the output', async () => {
    const known = async (name: string): Promise<boolean> => name !== 'Nobody';
    const input = z.object({ name: z.string().refine(known, 'Name is not known') });
    const output = z.object({ name: z.string().transform(async (name) => name.toUpperCase()) });
    const { echo } = echoOf(input, output);
    for (const _call of [1, 2]) {
      expect(await echo({ name: 'Grace' })).toEqual({ name: 'GRACE' });
      expect(await shown(echo({ name: 'Nobody' }))).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', issues: [{ path: ['name'], message: 'Name is not known' }] },
      });
    }
  });

  it('fail in the shape they always had: the input with its issues, the output without a word of the inside', async () => {
    const { echo } = echoOf(watched().schema, z.object({ name: z.string().max(4) }));
    expect(await shown(echo({ name: 'Al' }))).toEqual({
      status: 400,
      headers: {},
      body: {
        code: 'BAD_REQUEST',
        message: 'Name is too short',
        issues: [{ path: ['name'], message: 'Name is too short' }],
      },
    });
    expect(await shown(echo({ name: 'Barbara' }))).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong on the server. The server log has the details.' },
    });
  });
});
