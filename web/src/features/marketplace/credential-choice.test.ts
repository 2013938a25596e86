import type { CompositionReadiness } from '@gatehouse/contract/compositions.ts';
import { describe, expect, it } from 'vitest';
import { chosenCredential, notReady, toCredentials } from '#src/features/marketplace/credential-choice.ts';

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
const READINESS: CompositionReadiness = { id: 'digest', isReady: false, providers: [GITHUB, OPENAI] };

describe('what a composition calls its providers with', () => {
  it('is the first credential, or the chosen one while it exists', () => {
    expect(chosenCredential(GITHUB, {})).toBe('key 5');
    expect(chosenCredential(GITHUB, { github: 'connection 9' })).toBe('connection 9');
    expect(chosenCredential(GITHUB, { github: 'key 4' })).toBe('key 5');
    expect(chosenCredential(OPENAI, {})).toBeUndefined();
  });

  it('is sent for each provider that has one', () => {
    expect(toCredentials(READINESS, {})).toEqual({ github: { apiKeyId: 5 } });
    expect(toCredentials(READINESS, { github: 'connection 9' })).toEqual({ github: { connectionId: 9 } });
  });

  it('is missing where nothing is stored', () => {
    expect(notReady(READINESS)).toEqual([OPENAI]);
  });
});
