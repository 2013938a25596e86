import { expect, it } from 'vitest';
import { foreignLettersNote, withAsciiHost } from '#src/plain/ascii-host.ts';

it.each([
  ['https://bücher.example:8080/ü?q=ü#ü', 'https://xn--bcher-kva.example:8080/ü?q=ü#ü'],
  ['HTTPS://\u0430pi.openai.com', 'HTTPS://xn--pi-6kc.openai.com'],
])('%s has its host as it is sent: %s', (written, sent) => {
  expect(withAsciiHost(written)).toBe(sent);
});

it.each([
  'https://API.example.com:443/{{path}}',
  'http://localhost:3000',
  'bücher.example',
  'https://ü:ü@bücher.example',
])('%s stays as it is written', (written) => {
  expect(withAsciiHost(written)).toBe(written);
});

it('only a host with letters of another alphabet is said to have some', () => {
  expect(foreignLettersNote('api.xn--bcher-kva.example')).toContain('another alphabet');
  expect(foreignLettersNote('xn.example.com')).toBe('');
});
