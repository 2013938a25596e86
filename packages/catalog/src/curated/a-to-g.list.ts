import { adafruitIo } from '#src/curated/adafruit-io.ts';
import { adobePdfServices } from '#src/curated/adobe-pdf-services.ts';
import { adyen } from '#src/curated/adyen.ts';
import { ahrefs } from '#src/curated/ahrefs.ts';
import { airtable } from '#src/curated/airtable.ts';
import { algolia } from '#src/curated/algolia.ts';
import { alphaVantage } from '#src/curated/alpha-vantage.ts';
import { amazonBedrock } from '#src/curated/amazon-bedrock.ts';
import { amazonS3 } from '#src/curated/amazon-s3.ts';
import { amazonSes } from '#src/curated/amazon-ses.ts';
import { amazonTextract } from '#src/curated/amazon-textract.ts';
import { amazonTranscribe } from '#src/curated/amazon-transcribe.ts';
import { amplitude } from '#src/curated/amplitude.ts';
import { anthropic } from '#src/curated/anthropic.ts';
import { apiFootball } from '#src/curated/api-football.ts';
import { apollo } from '#src/curated/apollo.ts';
import { asana } from '#src/curated/asana.ts';
import { assemblyai } from '#src/curated/assemblyai.ts';
import { auth0 } from '#src/curated/auth0.ts';
import { avalara } from '#src/curated/avalara.ts';
import { azureAiDocumentIntelligence } from '#src/curated/azure-ai-document-intelligence.ts';
import { azureAiLanguage } from '#src/curated/azure-ai-language.ts';
import { azureAiSpeech } from '#src/curated/azure-ai-speech.ts';
import { azureAiTranslator } from '#src/curated/azure-ai-translator.ts';
import { azureOpenai } from '#src/curated/azure-openai.ts';
import { bamboohr } from '#src/curated/bamboohr.ts';
import { bigcommerce } from '#src/curated/bigcommerce.ts';
import { braintree } from '#src/curated/braintree.ts';
import { braveSearch } from '#src/curated/brave-search.ts';
import { brevo } from '#src/curated/brevo.ts';
import { calendly } from '#src/curated/calendly.ts';
import { clerk } from '#src/curated/clerk.ts';
import { cloudflare } from '#src/curated/cloudflare.ts';
import { cloudinary } from '#src/curated/cloudinary.ts';
import { cohere } from '#src/curated/cohere.ts';
import { coingecko } from '#src/curated/coingecko.ts';
import { companiesHouse } from '#src/curated/companies-house.ts';
import { crunchbase } from '#src/curated/crunchbase.ts';
import { datadog } from '#src/curated/datadog.ts';
import { deepgram } from '#src/curated/deepgram.ts';
import { deepl } from '#src/curated/deepl.ts';
import { discord } from '#src/curated/discord.ts';
import { docusign } from '#src/curated/docusign.ts';
import { dropbox } from '#src/curated/dropbox.ts';
import { duffel } from '#src/curated/duffel.ts';
import { dunBradstreet } from '#src/curated/dun-bradstreet.ts';
import { easypost } from '#src/curated/easypost.ts';
import { elevenlabs } from '#src/curated/elevenlabs.ts';
import { etsy } from '#src/curated/etsy.ts';
import { facebookGraph } from '#src/curated/facebook-graph.ts';
import { figma } from '#src/curated/figma.ts';
import { finnhub } from '#src/curated/finnhub.ts';
import { firebase } from '#src/curated/firebase.ts';
import { freshdesk } from '#src/curated/freshdesk.ts';
import { github } from '#src/curated/github.ts';
import { gitlab } from '#src/curated/gitlab.ts';
import { gmail } from '#src/curated/gmail.ts';
import { googleAds } from '#src/curated/google-ads.ts';
import { googleAnalytics } from '#src/curated/google-analytics.ts';
import { googleBigquery } from '#src/curated/google-bigquery.ts';
import { googleCalendar } from '#src/curated/google-calendar.ts';
import { googleClassroom } from '#src/curated/google-classroom.ts';
import { googleCloudNaturalLanguage } from '#src/curated/google-cloud-natural-language.ts';
import { googleCloudSpeechToText } from '#src/curated/google-cloud-speech-to-text.ts';
import { googleCloudTextToSpeech } from '#src/curated/google-cloud-text-to-speech.ts';
import { googleCloudTranslation } from '#src/curated/google-cloud-translation.ts';
import { googleCloudVision } from '#src/curated/google-cloud-vision.ts';
import { googleDocumentAi } from '#src/curated/google-document-ai.ts';
import { googleDrive } from '#src/curated/google-drive.ts';
import { googleGemini } from '#src/curated/google-gemini.ts';
import { googleMapsPlatform } from '#src/curated/google-maps-platform.ts';
import { googleSheets } from '#src/curated/google-sheets.ts';
import { greenhouse } from '#src/curated/greenhouse.ts';
import { groq } from '#src/curated/groq.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const A_TO_G: readonly CuratedApi[] = [
  adafruitIo,
  adobePdfServices,
  adyen,
  ahrefs,
  airtable,
  algolia,
  alphaVantage,
  amazonBedrock,
  amazonS3,
  amazonSes,
  amazonTextract,
  amazonTranscribe,
  amplitude,
  anthropic,
  apiFootball,
  apollo,
  asana,
  assemblyai,
  auth0,
  avalara,
  azureAiDocumentIntelligence,
  azureAiLanguage,
  azureAiSpeech,
  azureAiTranslator,
  azureOpenai,
  bamboohr,
  bigcommerce,
  braintree,
  braveSearch,
  brevo,
  calendly,
  clerk,
  cloudflare,
  cloudinary,
  cohere,
  coingecko,
  companiesHouse,
  crunchbase,
  datadog,
  deepgram,
  deepl,
  discord,
  docusign,
  dropbox,
  duffel,
  dunBradstreet,
  easypost,
  elevenlabs,
  etsy,
  facebookGraph,
  figma,
  finnhub,
  firebase,
  freshdesk,
  github,
  gitlab,
  gmail,
  googleAds,
  googleAnalytics,
  googleBigquery,
  googleCalendar,
  googleClassroom,
  googleCloudNaturalLanguage,
  googleCloudSpeechToText,
  googleCloudTextToSpeech,
  googleCloudTranslation,
  googleCloudVision,
  googleDocumentAi,
  googleDrive,
  googleGemini,
  googleMapsPlatform,
  googleSheets,
  greenhouse,
  groq,
];
