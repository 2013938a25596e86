import type { PlatformField } from '@gatehouse/contract/application-platform.ts';
import { expect, it } from 'vitest';
import { dossierOf, dossierText } from '#src/features/applications/dossier.tsx';

const field = (more: Partial<PlatformField>): PlatformField => ({
  name: 'a',
  label: 'A',
  help: '',
  type: 'text',
  options: [],
  minLength: null,
  maxLength: null,
  source: null,
  ...more,
});

const application = {
  projectName: 'Orders 🥐',
  useCase: 'Reads orders',
  programmingLanguages: ['go' as const, 'csharp' as const],
  platformSpecificFields: { callbackUrl: ' https://acme.example/callback ', useCase: 'Said differently' },
};

it('each question gets its answer, from the field that answers it or its own', () => {
  const fields = [
    field({ name: 'appName', label: 'App name', source: 'projectName', maxLength: 8 }),
    field({ name: 'callbackUrl', label: 'Callback URL' }),
    field({ name: 'useCase', label: 'Use case', source: 'useCase', minLength: 100 }),
    field({ name: 'languages', label: 'Languages', source: 'programmingLanguages' }),
    field({ name: 'video', label: 'Video', minLength: 10 }),
  ];
  const answers = dossierOf(application, { fields });
  expect(answers).toEqual([
    { name: 'appName', label: 'App name', text: 'Orders 🥐', problem: undefined },
    { name: 'callbackUrl', label: 'Callback URL', text: 'https://acme.example/callback', problem: undefined },
    {
      name: 'useCase',
      label: 'Use case',
      text: 'Said differently',
      problem: '16 characters; the form wants 100',
    },
    { name: 'languages', label: 'Languages', text: 'Go, C#', problem: undefined },
    { name: 'video', label: 'Video', text: '', problem: undefined },
  ]);
  expect(dossierText(answers.slice(0, 2))).toBe(
    'App name\nOrders 🥐\n\nCallback URL\nhttps://acme.example/callback',
  );
});

it('an answer that is too long for the form says so', () => {
  const fields = [field({ source: 'projectName', maxLength: 7 })];
  expect(dossierOf(application, { fields })[0]?.problem).toBe('8 characters; the form takes 7');
});
