import { expect, it } from 'vitest';
import { ALL_CODES } from '#src/error-codes/all-codes.ts';

it.each(ALL_CODES.map((codes) => [codes.name, codes] as const))(
  'the codes of %s have a source, a day, and sentences that name no other secret',
  (_name, { source, checked, codes, messages = [], hosts, hasForm }) => {
    expect(source).toMatch(/^https:\/\//);
    expect(checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(hosts.length > 0 || hasForm !== undefined).toBe(true);
    for (const meaning of [...Object.values(codes), ...messages.map(([, one]) => one)]) {
      const text = typeof meaning === 'string' ? undefined : meaning[1];
      if (text === undefined) continue;
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/https?:|\{(?!key\})/);
    }
  },
);
