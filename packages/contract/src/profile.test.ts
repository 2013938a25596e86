import { expect, it } from 'vitest';
import { messagesOf } from '#test/messages.ts';
import { createProfileInput, patchProfileInput } from './profile.ts';

const profile = {
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  contactName: 'Ann',
  contactEmail: 'ann@acme.example',
  projectDescription: 'Builds rockets',
  apiUsageDescription: 'Reads weather',
};

const MESSAGES = {
  companyName: 'Company name is required',
  companyWebsite: 'Must be a valid URL',
  contactName: 'Contact name is required',
  contactEmail: 'Invalid email address',
  projectDescription: 'Project description is required',
  apiUsageDescription: 'API usage description is required',
};

it('has its own message for each required field', () => {
  expect(messagesOf(createProfileInput, {})).toEqual(MESSAGES);
  const bad = {
    companyName: '',
    companyWebsite: 'acme',
    contactName: ' ',
    contactEmail: 'ann',
    projectDescription: 'short',
    apiUsageDescription: '',
  };
  expect(messagesOf(createProfileInput, bad)).toEqual(MESSAGES);
});

it('accepts descriptions of 10 to 5,000 characters', () => {
  for (const name of ['projectDescription', 'apiUsageDescription'] as const) {
    const sized = (length: number) =>
      messagesOf(createProfileInput, { ...profile, [name]: 'd'.repeat(length) });
    expect(sized(9)).toEqual({ [name]: MESSAGES[name] });
    expect(sized(10)).toEqual({});
    expect(sized(5000)).toEqual({});
    expect(sized(5001)).toEqual({ [name]: 'Must be at most 5000 characters' });
  }
});

it('accepts an empty project URL, but not an invalid one', () => {
  for (const projectUrl of ['', null, undefined, 'http://localhost:3000']) {
    expect(messagesOf(createProfileInput, { ...profile, projectUrl })).toEqual({});
  }
  expect(messagesOf(createProfileInput, { ...profile, projectUrl: 'acme' })).toEqual({
    projectUrl: 'Must be a valid URL',
  });
});

it('a change accepts any subset and checks the given fields', () => {
  expect(patchProfileInput.parse({ id: '3', contactPhone: '' })).toEqual({ id: 3, contactPhone: null });
  expect(messagesOf(patchProfileInput, { id: 3, contactEmail: 'x' })).toEqual({
    contactEmail: 'Invalid email address',
  });
});
