import { facebookGraph } from '#src/curated/facebook-graph.ts';
import { facebookLogin } from '#src/curated/facebook-login.ts';
import { fal } from '#src/curated/fal.ts';
import { fedex } from '#src/curated/fedex.ts';
import { figma } from '#src/curated/figma.ts';
import { financialModelingPrep } from '#src/curated/financial-modeling-prep.ts';
import { fingerprint } from '#src/curated/fingerprint.ts';
import { finnhub } from '#src/curated/finnhub.ts';
import { firebase } from '#src/curated/firebase.ts';
import { firecrawl } from '#src/curated/firecrawl.ts';
import { fireworksAi } from '#src/curated/fireworks-ai.ts';
import { flagsmith } from '#src/curated/flagsmith.ts';
import { flightaware } from '#src/curated/flightaware.ts';
import { flutterwave } from '#src/curated/flutterwave.ts';
import { foursquare } from '#src/curated/foursquare.ts';
import { frankfurter } from '#src/curated/frankfurter.ts';
import { fred } from '#src/curated/fred.ts';
import { freshbooks } from '#src/curated/freshbooks.ts';
import { freshdesk } from '#src/curated/freshdesk.ts';
import { geoapify } from '#src/curated/geoapify.ts';
import { geonames } from '#src/curated/geonames.ts';
import { ghost } from '#src/curated/ghost.ts';
import { giphy } from '#src/curated/giphy.ts';
import { github } from '#src/curated/github.ts';
import { gitlab } from '#src/curated/gitlab.ts';
import { gladia } from '#src/curated/gladia.ts';
import { gmail } from '#src/curated/gmail.ts';
import { gnews } from '#src/curated/gnews.ts';
import { gocardless } from '#src/curated/gocardless.ts';
import { godaddy } from '#src/curated/godaddy.ts';
import { googleAds } from '#src/curated/google-ads.ts';
import { googleAnalytics } from '#src/curated/google-analytics.ts';
import { googleBigquery } from '#src/curated/google-bigquery.ts';
import { googleBooks } from '#src/curated/google-books.ts';
import { googleCalendar } from '#src/curated/google-calendar.ts';
import { googleClassroom } from '#src/curated/google-classroom.ts';
import { googleCloudNaturalLanguage } from '#src/curated/google-cloud-natural-language.ts';
import { googleCloudSpeechToText } from '#src/curated/google-cloud-speech-to-text.ts';
import { googleCloudStorage } from '#src/curated/google-cloud-storage.ts';
import { googleCloudTextToSpeech } from '#src/curated/google-cloud-text-to-speech.ts';
import { googleCloudTranslation } from '#src/curated/google-cloud-translation.ts';
import { googleCloudVision } from '#src/curated/google-cloud-vision.ts';
import { googleDocumentAi } from '#src/curated/google-document-ai.ts';
import { googleDrive } from '#src/curated/google-drive.ts';
import { googleGemini } from '#src/curated/google-gemini.ts';
import { googleHealth } from '#src/curated/google-health.ts';
import { googleIdentity } from '#src/curated/google-identity.ts';
import { googleMapsPlatform } from '#src/curated/google-maps-platform.ts';
import { googlePubSub } from '#src/curated/google-pub-sub.ts';
import { googleRecaptcha } from '#src/curated/google-recaptcha.ts';
import { googleSearchConsole } from '#src/curated/google-search-console.ts';
import { googleSheets } from '#src/curated/google-sheets.ts';
import { googleVertexAi } from '#src/curated/google-vertex-ai.ts';
import { grafanaCloud } from '#src/curated/grafana-cloud.ts';
import { greenhouse } from '#src/curated/greenhouse.ts';
import { groq } from '#src/curated/groq.ts';
import { gusto } from '#src/curated/gusto.ts';
import { hashicorpVault } from '#src/curated/hashicorp-vault.ts';
import { haveIBeenPwned } from '#src/curated/have-i-been-pwned.ts';
import { hcaptcha } from '#src/curated/hcaptcha.ts';
import { helpScout } from '#src/curated/help-scout.ts';
import { here } from '#src/curated/here.ts';
import { heroku } from '#src/curated/heroku.ts';
import { hetzner } from '#src/curated/hetzner.ts';
import { heygen } from '#src/curated/heygen.ts';
import { homeAssistant } from '#src/curated/home-assistant.ts';
import { homeConnect } from '#src/curated/home-connect.ts';
import { honeycomb } from '#src/curated/honeycomb.ts';
import { hubspot } from '#src/curated/hubspot.ts';
import { huggingFace } from '#src/curated/hugging-face.ts';
import { hunter } from '#src/curated/hunter.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const F_TO_H: readonly CuratedApi[] = [
  facebookGraph,
  facebookLogin,
  fal,
  fedex,
  figma,
  financialModelingPrep,
  fingerprint,
  finnhub,
  firebase,
  firecrawl,
  fireworksAi,
  flagsmith,
  flightaware,
  flutterwave,
  foursquare,
  frankfurter,
  fred,
  freshbooks,
  freshdesk,
  geoapify,
  geonames,
  ghost,
  giphy,
  github,
  gitlab,
  gladia,
  gmail,
  gnews,
  gocardless,
  godaddy,
  googleAds,
  googleAnalytics,
  googleBigquery,
  googleBooks,
  googleCalendar,
  googleClassroom,
  googleCloudNaturalLanguage,
  googleCloudSpeechToText,
  googleCloudStorage,
  googleCloudTextToSpeech,
  googleCloudTranslation,
  googleCloudVision,
  googleDocumentAi,
  googleDrive,
  googleGemini,
  googleHealth,
  googleIdentity,
  googleMapsPlatform,
  googlePubSub,
  googleRecaptcha,
  googleSearchConsole,
  googleSheets,
  googleVertexAi,
  grafanaCloud,
  greenhouse,
  groq,
  gusto,
  hashicorpVault,
  haveIBeenPwned,
  hcaptcha,
  helpScout,
  here,
  heroku,
  hetzner,
  heygen,
  homeAssistant,
  homeConnect,
  honeycomb,
  hubspot,
  huggingFace,
  hunter,
];
