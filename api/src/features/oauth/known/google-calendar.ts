import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const googleCalendar = googleLogin({
  slug: 'google-calendar',
  scopes: scopesOf(
    { [`${AUTH}/calendar.readonly`]: 'Read calendars and their events.' },
    {
      [`${AUTH}/calendar.events`]: 'Read and change the events of all calendars.',
      [`${AUTH}/calendar`]: 'Read, change and delete calendars and everything in them.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
