import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { describe, expect, it } from 'vitest';
import { analysisOf, observeFailure } from '#src/observations/analyze.ts';

describe('a call that was redirected to a host that is not there', () => {
  const adviceOn = (isAfterRedirect: boolean): string => {
    const error = Object.assign(new OutboundError('dns', 'No address was found for login.acme.example'), {
      isAfterRedirect,
    });
    const withoutSecrets = (text: string): string => text;
    return analysisOf(observeFailure(error, { withheldHost: undefined, noun: 'key', withoutSecrets }));
  };

  it('is not told to check its spelling', () => {
    expect(adviceOn(false)).toContain('Check the spelling');
    expect(adviceOn(true)).toContain('The API redirected the call there, often to its login: the key may be');
    expect(adviceOn(true)).not.toContain('spelling');
  });
});
