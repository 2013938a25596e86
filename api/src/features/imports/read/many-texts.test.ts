import { MAX_PASTED_LINES } from '@gatehouse/secrets/pasted-lines.ts';
import { expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

const KEYS = Array.from({ length: 2 * MAX_PASTED_LINES }, (_, at) => ({
  name: `API_KEY_${at}`,
  value: `a1B2c3D4e5-${at}`,
}));

it('of an .env file with more lines, 500 are listed, and it says so', () => {
  const { format, problems, secrets } = readImport({
    text: KEYS.map(({ name, value }) => `${name}=${value}`).join('\n'),
  });
  expect({ format, problems }).toEqual({
    format: 'env',
    problems: [{ line: 501, message: 'Only the first 500 lines are read' }],
  });
  expect(secrets.length).toBeGreaterThan(0);
  expect(JSON.stringify(secrets)).not.toContain('API_KEY_500');
});

it('a list in JSON is no .env file', () => {
  const { format, secrets } = readImport({
    text: JSON.stringify(KEYS.map(({ name, value }) => ({ [name]: value }))),
  });
  expect({ format, secrets }).toEqual({ format: null, secrets: [] });
});
