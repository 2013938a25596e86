import { describe, expect, it } from 'vitest';
import { loginAccount, loginName, loginSubject, loginTitle } from '#src/features/oauth/login-name.ts';

const github = { slug: 'github', source: 'built-in', name: 'GitHub', origin: null } as const;
const custom = { slug: 'custom', source: 'built-in', name: 'Custom', origin: null } as const;

describe('the provider of a login', () => {
  it('is named wherever it has a name', () => {
    expect([loginName, loginSubject, loginTitle, loginAccount].map((nameOf) => nameOf(github))).toEqual([
      'GitHub',
      'GitHub',
      'GitHub',
      'Your GitHub account',
    ]);
  });

  it('is a provider of the user where Custom stands for it, in words that fit into the sentence', () => {
    expect([loginName, loginSubject, loginTitle, loginAccount].map((nameOf) => nameOf(custom))).toEqual([
      'your provider',
      'Your provider',
      'Your Provider’s',
      'Your account',
    ]);
  });
});
