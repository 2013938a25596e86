/**
 * Providers in the directory that most developers have heard of. Of two entries that fit a query equally well, theirs
 * comes first.
 */
export const WELL_KNOWN: ReadonlySet<string> = new Set(
  `adobe.com amazonaws.com apache.org apple.com archive.org asana.com atlassian.com azure.com bbc.com
  bitbucket.org box.com circleci.com clickup.com digitalocean.com docker.com docusign.net ebay.com europeana.eu
  figshare.com flickr.com gettyimages.com giphy.com gitea.io github.com gitlab.com googleapis.com here.com hetzner.cloud
  hubapi.com instagram.com jira.local keycloak.local mastercard.com microsoft.com mailchimp.com nasa.gov netlify.com
  nexmo.com notion.com npr.org nytimes.com okta.local omdbapi.com openai.com opencagedata.com oxforddictionaries.com
  plaid.com polygon.io postmarkapp.com remove.bg rev.ai rottentomatoes.com salesforce.local sendgrid.com shipengine.com
  shipstation.com shutterstock.com slack.com snyk.io soundcloud.com spoonacular.com sportsdata.io spotify.com
  squareup.com stackexchange.com stripe.com svix.com telegram.org telnyx.com tfl.gov.uk ticketmaster.com tomtom.com
  trello.com twilio.com twitter.com vercel.com vimeo.com visualcrossing.com vonage.com walmart.com weatherbit.io
  whatsapp.local wikimedia.org wolframalpha.com wordnik.com xero.com xkcd.com yodlee.com zoom.us`.split(
    /\s+/,
  ),
);
/** Their popularity, where 5 means known to everyone. */
export const WELL_KNOWN_POPULARITY = 3;
