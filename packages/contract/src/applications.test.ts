import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STEPS,
  applicationProgress,
  clampApplicationStep,
} from '#src/plain/application-options.ts';
import {
  APPLICATION_COMPANY_SIZES,
  PROFILE_COMPANY_SIZES,
  toApplicationSize,
} from '#src/plain/company/company-size.ts';
import { messagesOf } from '#test/messages.ts';
import { createApplicationInput } from './applications.ts';

const application = {
  platformId: 1,
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  contactName: 'Ann',
  contactEmail: 'ann@acme.example',
  projectName: 'Rocket',
  projectDescription: 'Flies',
  useCase: 'Transport',
};

describe('applying', () => {
  const messages = {
    companyName: 'Company name is required',
    companyWebsite: 'Enter a valid website URL',
    contactName: 'Contact name is required',
    contactEmail: 'Enter a valid email',
    projectName: 'Project name is required',
    projectDescription: 'Project description is required',
    useCase: 'Use case is required',
  };

  it('has its own message for each required field', () => {
    expect(messagesOf(createApplicationInput, { platformId: 1 })).toEqual(messages);
    const blank = Object.fromEntries(Object.keys(messages).map((name) => [name, ' ']));
    expect(messagesOf(createApplicationInput, { platformId: 1, ...blank })).toEqual(messages);
  });

  it('requires the platform as a number', () => {
    for (const platformId of [undefined, null, '1', 0]) {
      expect(messagesOf(createApplicationInput, { ...application, platformId })).toEqual({
        platformId: 'Platform is required',
      });
    }
  });

  it('needs nothing else, and accepts empty fields', () => {
    expect(createApplicationInput.parse(application)).toEqual(application);
    expect(createApplicationInput.parse({ ...application, contactPhone: '', companySize: null })).toEqual({
      ...application,
      contactPhone: null,
      companySize: null,
    });
    const left = { companySize: '', programmingLanguages: '', apiScopes: '', platformSpecificFields: '' };
    expect(createApplicationInput.parse({ ...application, ...left })).toEqual({
      ...application,
      companySize: null,
      programmingLanguages: null,
      apiScopes: null,
      platformSpecificFields: null,
    });
  });

  it('accepts only the languages and sizes in its lists', () => {
    const languages = (value: string[]) => ({ ...application, programmingLanguages: value });
    expect(messagesOf(createApplicationInput, languages(['javascript', 'kotlin', 'other']))).toEqual({});
    expect(createApplicationInput.safeParse(languages(['cobol'])).success).toBe(false);
    expect(createApplicationInput.safeParse({ ...application, companySize: '5' }).success).toBe(false);
  });

  it('accepts at most 100 platform fields', () => {
    const fields = (count: number) => ({
      ...application,
      platformSpecificFields: Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 'x'])),
    });
    expect(messagesOf(createApplicationInput, fields(100))).toEqual({});
    expect(messagesOf(createApplicationInput, fields(101))).toEqual({
      platformSpecificFields: 'Must have at most 100 fields',
    });
  });
});

describe('the wizard', () => {
  it('has five steps and stays within them', () => {
    expect(APPLICATION_STEPS).toHaveLength(5);
    expect([-1, 0, 1, 5, 6].map(clampApplicationStep)).toEqual([1, 1, 1, 5, 5]);
  });

  it('shows the step in percent', () => {
    expect([1, 2, 3, 4, 5].map(applicationProgress)).toEqual([20, 40, 60, 80, 100]);
  });
});

describe('company sizes', () => {
  it('differ only in their top value', () => {
    expect([...APPLICATION_COMPANY_SIZES]).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501-1000',
      '1000+',
    ]);
    expect([...PROFILE_COMPANY_SIZES]).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+']);
  });

  it("of a profile are converted to the application's list and pass its check", () => {
    for (const size of PROFILE_COMPANY_SIZES) {
      expect(APPLICATION_COMPANY_SIZES).toContain(toApplicationSize(size));
      expect(messagesOf(createApplicationInput, { ...application, companySize: size })).toEqual({});
    }
  });
});
