import { MAX_PASTED_LINES } from '@gatehouse/secrets/pasted-lines.ts';
import { expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

it('of a list in JSON, as many texts are listed as lines of an .env file, and it says so', () => {
  const texts = Array.from({ length: 2 * MAX_PASTED_LINES }, (_, at) => ({
    [`API_KEY_${at}`]: `a1B2c3D4e5-${at}`,
  }));
  const { format, problems, secrets } = readImport({ text: JSON.stringify(texts) });
  expect({ format, problems }).toEqual({
    format: 'env',
    problems: [{ line: 1, message: 'Only the first 500 lines are read' }],
  });
  expect(JSON.stringify(secrets)).not.toContain('API_KEY_500');
});
