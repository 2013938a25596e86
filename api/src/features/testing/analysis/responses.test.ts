import { describe, expect, it } from 'vitest';
import { grade } from '#test/responses/grade.ts';
import { ai } from '#test/responses/tuning/ai.ts';
import { assorted } from '#test/responses/tuning/assorted.ts';
import { aws } from '#test/responses/tuning/aws.ts';
import { business } from '#test/responses/tuning/business.ts';
import { developer } from '#test/responses/tuning/developer.ts';
import { forms } from '#test/responses/tuning/forms.ts';
import { furtherAi } from '#test/responses/tuning/further-ai.ts';
import { furtherBusiness } from '#test/responses/tuning/further-business.ts';
import { furtherDeveloper } from '#test/responses/tuning/further-developer.ts';
import { furtherForms } from '#test/responses/tuning/further-forms.ts';
import { furtherMessages } from '#test/responses/tuning/further-messages.ts';
import { google } from '#test/responses/tuning/google.ts';
import { mixed } from '#test/responses/tuning/mixed.ts';
import { moreAws } from '#test/responses/tuning/more-aws.ts';
import { moreClouds } from '#test/responses/tuning/more-clouds.ts';
import { moreCustomers } from '#test/responses/tuning/more-customers.ts';
import { morePayments } from '#test/responses/tuning/more-payments.ts';
import { moreServices } from '#test/responses/tuning/more-services.ts';
import { moreSocial } from '#test/responses/tuning/more-social.ts';
import { moreUnlisted } from '#test/responses/tuning/more-unlisted.ts';
import { moreUnlistedApis } from '#test/responses/tuning/more-unlisted-apis.ts';
import { payments } from '#test/responses/tuning/payments.ts';
import { shops } from '#test/responses/tuning/shops.ts';
import { social } from '#test/responses/tuning/social.ts';
import { unlisted } from '#test/responses/tuning/unlisted.ts';
import { unlistedApis } from '#test/responses/tuning/unlisted-apis.ts';

const TUNING = [
  ...moreAws,
  ...moreClouds,
  ...moreCustomers,
  ...morePayments,
  ...moreServices,
  ...moreSocial,
  ...moreUnlisted,
  ...moreUnlistedApis,
  ...unlisted,
  ...unlistedApis,
  ...furtherDeveloper,
  ...shops,
  ...furtherMessages,
  ...furtherAi,
  ...furtherForms,
  ...furtherBusiness,
  ...assorted,
  ...mixed,
  ...ai,
  ...aws,
  ...business,
  ...developer,
  ...forms,
  ...google,
  ...payments,
  ...social,
];
describe('responses of real APIs', () => {
  it.each([['tuning', TUNING, 0.99]] as const)('are explained rightly: %s', (name, cases, floor) => {
    const { right, share, failed } = grade(cases);
    // These figures, and each failure with its explanation, are read by whoever changes the analysis.
    process.stdout.write(
      `${name}: ${right} of ${cases.length}\n${failed.map((one) => `  ${one}\n`).join('')}`,
    );
    expect(share, failed.join('\n')).toBeGreaterThanOrEqual(floor);
  });
});
