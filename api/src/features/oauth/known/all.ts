import { airtable } from './airtable.ts';
import { asana } from './asana.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { box } from './box.ts';
import { calendly } from './calendly.ts';
import { clickup } from './clickup.ts';
import { confluence } from './confluence.ts';
import { digitalocean } from './digitalocean.ts';
import { discord } from './discord.ts';
import { dropbox } from './dropbox.ts';
import { facebook } from './facebook.ts';
import { facebookGraph } from './facebook-graph.ts';
import { figma } from './figma.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { gmail } from './gmail.ts';
import { google } from './google.ts';
import { googleCalendar } from './google-calendar.ts';
import { googleCloud } from './google-cloud.ts';
import { googleDrive } from './google-drive.ts';
import { googleSheets } from './google-sheets.ts';
import { heroku } from './heroku.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { jira } from './jira.ts';
import { linear } from './linear.ts';
import { linkedin } from './linkedin.ts';
import { mailchimp } from './mailchimp.ts';
import { microsoftGraph } from './microsoft-graph.ts';
import { miro } from './miro.ts';
import { mondayCom } from './monday-com.ts';
import { notion } from './notion.ts';
import type { OauthFacts, WithoutOauth } from './oauth-facts.ts';
import { pinterest } from './pinterest.ts';
import { pipedrive } from './pipedrive.ts';
import { quickbooks } from './quickbooks.ts';
import { reddit } from './reddit.ts';
import { salesforce } from './salesforce.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { spotify } from './spotify.ts';
import { square } from './square.ts';
import { strava } from './strava.ts';
import { stripe } from './stripe.ts';
import { todoist } from './todoist.ts';
import { twitch } from './twitch.ts';
import { twitter } from './twitter.ts';
import { typeform } from './typeform.ts';
import { WITHOUT_OAUTH } from './without-oauth.ts';
import { xero } from './xero.ts';
import { youtubeData } from './youtube-data.ts';
import { zoom } from './zoom.ts';

/** The providers whose logins are known: the built-in ones in their order, then those of the catalogue. */
export const KNOWN_OAUTH: readonly OauthFacts[] = [
  github,
  google,
  googleCloud,
  stripe,
  twitter,
  azure,
  facebook,
  facebookGraph,
  airtable,
  asana,
  bitbucket,
  box,
  calendly,
  clickup,
  confluence,
  digitalocean,
  discord,
  dropbox,
  figma,
  gitlab,
  gmail,
  googleCalendar,
  googleDrive,
  googleSheets,
  heroku,
  hubspot,
  intercom,
  jira,
  linear,
  linkedin,
  mailchimp,
  microsoftGraph,
  miro,
  mondayCom,
  notion,
  pinterest,
  pipedrive,
  quickbooks,
  reddit,
  salesforce,
  shopify,
  slack,
  spotify,
  square,
  strava,
  todoist,
  twitch,
  typeform,
  xero,
  youtubeData,
  zoom,
];

/** What is known about the logins of the provider or catalogue entry with this slug. */
export const findOauthFacts = (slug: string): OauthFacts | undefined =>
  KNOWN_OAUTH.find((facts) => facts.slug === slug);

/** Why no login can be set up for it; undefined if nothing is known against it. */
export const findWithoutOauth = (slug: string): WithoutOauth | undefined =>
  WITHOUT_OAUTH.find((entry) => entry.slug === slug);
