import type { CompositionStep, RunStep } from '@gatehouse/contract/compositions.ts';
import { describe, expect, it } from 'vitest';
import { announcedStep, NO_TRACE, tracedSteps, withProgress } from '#src/features/marketplace/run-trace.ts';

const step = (id: string): CompositionStep => ({
  id,
  title: `Do ${id}`,
  provider: 'github',
  method: 'GET',
  endpoint: `/${id}`,
  changes: false,
});
const ended = (id: string, fields: Partial<RunStep> = {}): RunStep => ({
  ...step(id),
  status: 200,
  responseTime: 12,
  request: null,
  ...fields,
});
const STEPS = ['read', 'ask', 'post'].map(step);
const states = (trace = NO_TRACE, isRunning = true) =>
  tracedSteps(STEPS, trace, isRunning).map(({ state }) => state);

describe('the trace of a run', () => {
  it('follows each step from waiting to its end', () => {
    expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
    const begun = withProgress(NO_TRACE, { runId: 7, begun: 'read' });
    expect(begun.runId).toBe(7);
    expect(states(begun)).toEqual(['running', 'waiting', 'waiting']);
    const next = withProgress(begun, { runId: 7, ended: ended('read') });
    expect(states(next)).toEqual(['done', 'waiting', 'waiting']);
    const failed = withProgress(withProgress(next, { runId: 7, begun: 'ask' }), {
      runId: 7,
      ended: ended('ask', { status: 500, error: 'No' }),
    });
    expect(states(failed, false)).toEqual(['done', 'failed', 'skipped']);
  });

  it('leaves nothing waiting after it was stopped', () => {
    const begun = withProgress(NO_TRACE, { runId: 7, begun: 'read' });
    expect(states(begun, false)).toEqual(['stopped', 'skipped', 'skipped']);
  });

  it('announces the step that is running', () => {
    const traced = (trace = NO_TRACE) => announcedStep(tracedSteps(STEPS, trace, true));
    expect(traced()).toBe('');
    expect(traced(withProgress(NO_TRACE, { runId: 7, begun: 'ask' }))).toBe('Step 2 of 3: Do ask');
  });
});
