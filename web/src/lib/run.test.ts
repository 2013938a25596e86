import { describe, expect, it } from 'vitest';
import { createRunner, type Perform, type Run } from '#src/lib/run.ts';

const aborted = () => new DOMException('Aborted', 'AbortError');

const watch = (perform: Perform<string, number, string>) => {
  const seen: Run<string, number, string>[] = [];
  const runner = createRunner<string, number, string>({ perform, onChange: (run) => seen.push(run) });
  return { ...runner, seen, phases: () => seen.map(({ phase }) => phase) };
};

const untilAborted: Perform<string, number, string> = (_call, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(aborted()));
  });

describe('a run', () => {
  it('reports that it is running, its progress and its result', async () => {
    const { start, seen, phases } = watch(async (_call, { report }) => {
      report('half');
      return 7;
    });
    await start('first');
    expect(phases()).toEqual(['running', 'running', 'done']);
    expect(seen[1]).toMatchObject({ call: 'first', progress: 'half' });
    expect(seen[2]).toMatchObject({ call: 'first', progress: 'half', result: 7 });
  });

  it('reports why it failed, and its last progress', async () => {
    const error = new Error('No');
    const { start, seen } = watch(async (_call, { report }) => {
      report('half');
      throw error;
    });
    await start('first');
    expect(seen.at(-1)).toMatchObject({ phase: 'failed', call: 'first', progress: 'half', error });
  });

  it('can be canceled, and then another one can start', async () => {
    const { start, cancel, phases } = watch(untilAborted);
    const first = start('first');
    cancel();
    await first;
    expect(phases()).toEqual(['running', 'canceled']);
    const second = start('second');
    expect(phases().at(-1)).toBe('running');
    cancel();
    await second;
  });

  it('counts as canceled if something else aborts the request', async () => {
    const { start, phases } = watch(() => Promise.reject(aborted()));
    await start('first');
    expect(phases()).toEqual(['running', 'canceled']);
  });

  it('prevents a second one from starting, and cannot be forgotten while it is running', async () => {
    const { start, cancel, forget, seen, phases } = watch(untilAborted);
    const first = start('first');
    await start('second');
    forget();
    expect(seen).toHaveLength(1);
    cancel();
    await first;
    forget();
    expect(phases()).toEqual(['running', 'canceled', 'idle']);
  });

  it('reports nothing more once it is canceled', async () => {
    let late = (_progress: string): void => {};
    const { start, cancel, phases } = watch((call, control) => {
      late = control.report;
      return untilAborted(call, control);
    });
    const first = start('first');
    cancel();
    late('late');
    await first;
    expect(phases()).toEqual(['running', 'canceled']);
  });
});
