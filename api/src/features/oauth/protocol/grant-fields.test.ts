import { describe, expect, it } from 'vitest';
import { needsProof } from '#src/features/oauth/protocol/grant-fields.ts';

describe('a token', () => {
  it.each(['Bearer', 'bearer', '', 'token'])('of type "%s" is sent as it is', (type) => {
    expect(needsProof({ token_type: type }, false)).toBe(false);
  });

  it.each(['DPoP', 'dpop'])('of type %s can be used only if its request had a proof', (type) => {
    expect(needsProof({ token_type: type }, false)).toBe(true);
    expect(needsProof({ token_type: type }, true)).toBe(false);
  });

  it.each(['mac', 'pop', 'N_A'])('of type %s cannot be used, whatever was proved', (type) => {
    expect(needsProof({ token_type: type }, true)).toBe(true);
  });
});
