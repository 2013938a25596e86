import type { CompositionReadiness } from '@gatehouse/contract/compositions.ts';
import { describe, expect, it } from 'vitest';
import {
  chosenCredential,
  NO_KEY,
  notChosen,
  notReady,
  pickedCredentials,
  toCredentials,
} from '#src/features/marketplace/credential-choice.ts';

const GITHUB = {
  provider: 'github',
  name: 'GitHub',
  canConnect: true,
  providerId: 2,
  credentials: [
    { type: 'key' as const, id: 5, name: 'Production' },
    { type: 'connection' as const, id: 9, name: 'Login' },
  ],
};
const OPENAI = { provider: 'openai', name: 'OpenAI', providerId: 1, canConnect: false, credentials: [] };
const SLACK = {
  ...{ provider: 'slack', name: 'Slack', providerId: 3, canConnect: false },
  credentials: [{ type: 'key' as const, id: 7, name: 'Bot' }],
};
const READINESS: CompositionReadiness = {
  id: 'digest',
  isReady: false,
  providers: [GITHUB, OPENAI, SLACK],
};

describe('what a composition calls its providers with', () => {
  it('is the only one, or of several the chosen one while it exists', () => {
    expect(chosenCredential(SLACK, {})).toBe('key 7');
    expect(chosenCredential(GITHUB, {})).toBeUndefined();
    expect(chosenCredential(GITHUB, { github: 'connection 9' })).toBe('connection 9');
    expect(chosenCredential(GITHUB, { github: 'key 4' })).toBeUndefined();
    expect(chosenCredential(OPENAI, {})).toBeUndefined();
    // It was deleted, and what is left was never chosen.
    expect(chosenCredential(SLACK, { slack: 'key 6' })).toBeUndefined();
    expect(notChosen(READINESS, { slack: 'key 6' })).toEqual([GITHUB, SLACK]);
    expect(toCredentials(READINESS, { slack: 'key 6' })).toEqual({});
  });

  it('is sent for each provider that has one', () => {
    const slack = { apiKeyId: 7 };
    expect(toCredentials(READINESS, {})).toEqual({ slack });
    const chosen = { github: 'connection 9' };
    expect(toCredentials(READINESS, chosen)).toEqual({ github: { connectionId: 9 }, slack });
    expect(pickedCredentials(READINESS, chosen)).toEqual({ github: { connectionId: 9 } });
  });

  it('is asked for where several can be used', () => {
    expect(notChosen(READINESS, {})).toEqual([GITHUB]);
    expect(notChosen(READINESS, { github: 'key 5' })).toEqual([]);
  });

  it('is missing where nothing is stored', () => {
    expect(notReady(READINESS, {})).toEqual([OPENAI]);
  });

  it('may be no key, whatever is stored', () => {
    const choice = { openai: NO_KEY, github: NO_KEY };
    expect(notReady(READINESS, choice)).toEqual([]);
    expect(notChosen(READINESS, choice)).toEqual([]);
    expect(toCredentials(READINESS, choice)).toEqual({
      openai: { apiKeyId: null },
      github: { apiKeyId: null },
      slack: { apiKeyId: 7 },
    });
  });
});
