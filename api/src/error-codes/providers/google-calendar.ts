import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What the calendar says at the host that it shares with other APIs, so only for keys of this provider. */
export const googleCalendar: ProviderCodes = {
  name: 'Google Calendar',
  slugs: ['google-calendar'],
  hosts: ['calendar-json.googleapis.com'],
  source: 'https://developers.google.com/workspace/calendar/api/guides/errors',
  checked: '2026-11-25',
  codes: {
    notFound: [
      'not-found',
      'The calendar or the event does not exist, or the account of the {key} cannot see it: a service account sees only calendars that are shared with it.',
    ],
    forbiddenForNonOrganizer: [
      'permission',
      'Only the organizer may change this: change the calendar of the organizer.',
    ],
    requiredAccessLevel: [
      'permission',
      'The calendar is shared with too low a role for this: share it with the permission to make changes.',
    ],
    quotaExceeded: [
      'quota',
      'The limits of use of the calendar are used up for this user, such as invitations in a short time: wait some hours.',
    ],
  },
};
