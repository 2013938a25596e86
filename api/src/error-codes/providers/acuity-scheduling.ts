import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FIELD_MISSING: Meaning = ['request', 'A field is missing.'];
export const acuityScheduling: ProviderCodes = {
  name: 'Acuity Scheduling',
  slugs: ['acuity-scheduling'],
  hosts: ['acuityscheduling.com'],
  source: 'https://developers.acuityscheduling.com/reference/quick-start',
  checked: '2026-11-25',
  messages: [
    [
      /check that you are using the correct credentials|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: the user id (as the name) or the API key (as the password) is wrong.',
      ],
    ],
    [
      /access denied|powerhouse|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    required_first_name: FIELD_MISSING,
    required_last_name: FIELD_MISSING,
    required_email: FIELD_MISSING,
    required_appointment_type_id: FIELD_MISSING,
    required_datetime: FIELD_MISSING,
    not_found: 'not-found',
    invalid_fields: ['request', 'The form has a field with a wrong value.'],
    invalid_timezone: 'request',
    invalid_calendar: 'request',
    invalid_appointment_type: 'request',
    invalid_datetime: 'request',
    invalid_certificate: ['customer', 'The code of the customer is not valid or was used.'],
    certificate_uses: ['customer', 'The code of the customer was used up.'],
    expired_certificate: ['customer', 'The code of the customer is expired.'],
    invalid_email: 'request',
    not_available: ['conflict', 'The time is not available: somebody has booked it already.'],
    no_available_calendar: [
      'conflict',
      'The time is not available in any calendar: somebody has booked it already.',
    ],
    not_available_min_hours_in_advance: [
      'conflict',
      'The time is too soon, which conflicts with the settings of the calendar.',
    ],
    not_available_max_days_in_advance: [
      'conflict',
      'The time is too far away, which conflicts with the settings of the calendar.',
    ],
    appointment_canceled: ['conflict', 'The appointment is canceled already.'],
    cancel_too_close: [
      'conflict',
      'It is too late to cancel, which conflicts with the settings of the calendar.',
    ],
    cancel_not_allowed: ['permission', 'The settings of the calendar say that a client may not cancel.'],
  },
};
