import { describe, expect, it } from 'vitest';
import { templateUrl } from '#src/called-url.ts';
import { hasVariableHost, isVariableName, originText, withStandIns } from '#src/plain/variables/marks.ts';

describe('the name of a variable', () => {
  it.each(['a', 'base_url', 'a.b-c', 'größe', '1', 'a'.repeat(100)])('may be %j', (name) => {
    expect(isVariableName(name)).toBe(true);
  });
  it.each(['', 'a b', '$guid', 'a/b', '{{a}}', 'a'.repeat(101)])('may not be %j', (name) => {
    expect(isVariableName(name)).toBe(false);
  });
});

describe('a URL with variables', () => {
  const accepted = (url: string): boolean => templateUrl('wrong').safeParse(url).success;

  it.each([
    '{{base}}',
    '{{ base }}/users?a={{b}}',
    '{{base}}users',
    'https://{{host}}/',
    'https://api-{{region}}.example.com:{{port}}/v1/{{id}}',
    'https://example.com/{{id}}',
  ])('may be %s', (url) => {
    expect(accepted(url)).toBe(true);
    expect(templateUrl('wrong').parse(url)).toBe(url);
  });

  it.each(['users/{{id}}', '{base}/users', 'ftp://{{host}}/', 'https://{{user}}@example.com/', '{{a b}}/c'])(
    'may not be %s',
    (url) => {
      expect(accepted(url)).toBe(false);
    },
  );

  it('says where it leads, or which variables say so', () => {
    expect(originText('https://a.example/b/{{c}}')).toBe('https://a.example');
    expect(originText('{{base}}/users')).toBe('{{base}}');
    expect(originText('https://{{host}}:1/users')).toBe('https://{{host}}:1');
    expect([hasVariableHost('{{base}}/x'), hasVariableHost('https://a.example/{{x}}')]).toEqual([
      true,
      false,
    ]);
    expect(withStandIns('https://a.example/{{x}}')).toBe('https://a.example/{{x}}');
  });
});
