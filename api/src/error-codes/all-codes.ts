import { aiCodes } from '#src/error-codes/groups/ai.ts';
import { businessCodes } from '#src/error-codes/groups/business.ts';
import { cloudsCodes } from '#src/error-codes/groups/clouds.ts';
import { dataCodes } from '#src/error-codes/groups/data.ts';
import { developerCodes } from '#src/error-codes/groups/developer.ts';
import { furtherCodes } from '#src/error-codes/groups/further.ts';
import { mediaCodes } from '#src/error-codes/groups/media.ts';
import { messagesCodes } from '#src/error-codes/groups/messages.ts';
import { paymentsCodes } from '#src/error-codes/groups/payments.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { adyen } from '#src/error-codes/providers/adyen.ts';
import { airtable } from '#src/error-codes/providers/airtable.ts';
import { alphaVantage } from '#src/error-codes/providers/alpha-vantage.ts';
import { anthropic } from '#src/error-codes/providers/anthropic.ts';
import { apiDataGov } from '#src/error-codes/providers/api-data-gov.ts';
import { applePush } from '#src/error-codes/providers/apple-push.ts';
import { auth0 } from '#src/error-codes/providers/auth0.ts';
import { aws } from '#src/error-codes/providers/aws.ts';
import { awsServices } from '#src/error-codes/providers/aws-services.ts';
import { binance } from '#src/error-codes/providers/binance.ts';
import { chargebee } from '#src/error-codes/providers/chargebee.ts';
import { cloudflare } from '#src/error-codes/providers/cloudflare.ts';
import { coingecko } from '#src/error-codes/providers/coingecko.ts';
import { discord } from '#src/error-codes/providers/discord.ts';
import { docusign } from '#src/error-codes/providers/docusign.ts';
import { dropbox } from '#src/error-codes/providers/dropbox.ts';
import { ebay } from '#src/error-codes/providers/ebay.ts';
import { elasticsearch } from '#src/error-codes/providers/elasticsearch.ts';
import { firebase } from '#src/error-codes/providers/firebase.ts';
import { gemini } from '#src/error-codes/providers/gemini.ts';
import { geonames } from '#src/error-codes/providers/geonames.ts';
import { github } from '#src/error-codes/providers/github.ts';
import { google } from '#src/error-codes/providers/google.ts';
import { googleMaps } from '#src/error-codes/providers/google-maps.ts';
import { hubspot } from '#src/error-codes/providers/hubspot.ts';
import { ipApi } from '#src/error-codes/providers/ip-api.ts';
import { linkedin } from '#src/error-codes/providers/linkedin.ts';
import { mapbox } from '#src/error-codes/providers/mapbox.ts';
import { mashery } from '#src/error-codes/providers/mashery.ts';
import { mediawiki } from '#src/error-codes/providers/mediawiki.ts';
import { meta } from '#src/error-codes/providers/meta.ts';
import { microsoft } from '#src/error-codes/providers/microsoft.ts';
import { monday } from '#src/error-codes/providers/monday.ts';
import { newsapi } from '#src/error-codes/providers/newsapi.ts';
import { notion } from '#src/error-codes/providers/notion.ts';
import { oauth } from '#src/error-codes/providers/oauth.ts';
import { okta } from '#src/error-codes/providers/okta.ts';
import { openai } from '#src/error-codes/providers/openai.ts';
import { paypal } from '#src/error-codes/providers/paypal.ts';
import { plaid } from '#src/error-codes/providers/plaid.ts';
import { postgrest } from '#src/error-codes/providers/postgrest.ts';
import { quickbooks } from '#src/error-codes/providers/quickbooks.ts';
import { razorpay } from '#src/error-codes/providers/razorpay.ts';
import { salesforce } from '#src/error-codes/providers/salesforce.ts';
import { sellingPartner } from '#src/error-codes/providers/selling-partner.ts';
import { sendgrid } from '#src/error-codes/providers/sendgrid.ts';
import { shopify } from '#src/error-codes/providers/shopify.ts';
import { slack } from '#src/error-codes/providers/slack.ts';
import { soap } from '#src/error-codes/providers/soap.ts';
import { spotify } from '#src/error-codes/providers/spotify.ts';
import { square } from '#src/error-codes/providers/square.ts';
import { stripe } from '#src/error-codes/providers/stripe.ts';
import { telegram } from '#src/error-codes/providers/telegram.ts';
import { twilio } from '#src/error-codes/providers/twilio.ts';
import { vercel } from '#src/error-codes/providers/vercel.ts';
import { vonage } from '#src/error-codes/providers/vonage.ts';
import { wise } from '#src/error-codes/providers/wise.ts';
import { x } from '#src/error-codes/providers/x.ts';
import { zoom } from '#src/error-codes/providers/zoom.ts';

/** One file per provider, those of `groups/` in lists of their own. Of several for one host, the first that knows a code explains it; OAuth's are the last. */
export const ALL_CODES: readonly ProviderCodes[] = [
  ...aiCodes,
  ...businessCodes,
  ...cloudsCodes,
  ...dataCodes,
  ...developerCodes,
  ...furtherCodes,
  ...mediaCodes,
  ...messagesCodes,
  ...paymentsCodes,
  adyen,
  airtable,
  alphaVantage,
  anthropic,
  aws,
  awsServices,
  binance,
  cloudflare,
  coingecko,
  discord,
  docusign,
  dropbox,
  elasticsearch,
  github,
  googleMaps,
  gemini,
  firebase,
  google,
  hubspot,
  ipApi,
  meta,
  microsoft,
  newsapi,
  notion,
  okta,
  openai,
  paypal,
  plaid,
  postgrest,
  salesforce,
  sendgrid,
  shopify,
  slack,
  soap,
  spotify,
  square,
  stripe,
  telegram,
  twilio,
  vonage,
  x,
  zoom,
  applePush,
  geonames,
  mashery,
  monday,
  quickbooks,
  sellingPartner,
  apiDataGov,
  auth0,
  chargebee,
  ebay,
  linkedin,
  mapbox,
  mediawiki,
  razorpay,
  vercel,
  wise,
  oauth,
];
