import { ably } from '#src/curated/ably.ts';
import { abuseipdb } from '#src/curated/abuseipdb.ts';
import { activecampaign } from '#src/curated/activecampaign.ts';
import { acuityScheduling } from '#src/curated/acuity-scheduling.ts';
import { adafruitIo } from '#src/curated/adafruit-io.ts';
import { adobeAcrobatSign } from '#src/curated/adobe-acrobat-sign.ts';
import { adobeCommerce } from '#src/curated/adobe-commerce.ts';
import { adobePdfServices } from '#src/curated/adobe-pdf-services.ts';
import { adyen } from '#src/curated/adyen.ts';
import { adzuna } from '#src/curated/adzuna.ts';
import { aftership } from '#src/curated/aftership.ts';
import { agora } from '#src/curated/agora.ts';
import { ahrefs } from '#src/curated/ahrefs.ts';
import { airtable } from '#src/curated/airtable.ts';
import { alchemy } from '#src/curated/alchemy.ts';
import { algolia } from '#src/curated/algolia.ts';
import { alpaca } from '#src/curated/alpaca.ts';
import { alphaVantage } from '#src/curated/alpha-vantage.ts';
import { amazonBedrock } from '#src/curated/amazon-bedrock.ts';
import { amazonCognito } from '#src/curated/amazon-cognito.ts';
import { amazonComprehend } from '#src/curated/amazon-comprehend.ts';
import { amazonDynamodb } from '#src/curated/amazon-dynamodb.ts';
import { amazonPolly } from '#src/curated/amazon-polly.ts';
import { amazonRekognition } from '#src/curated/amazon-rekognition.ts';
import { amazonS3 } from '#src/curated/amazon-s3.ts';
import { amazonSellingPartner } from '#src/curated/amazon-selling-partner.ts';
import { amazonSes } from '#src/curated/amazon-ses.ts';
import { amazonSns } from '#src/curated/amazon-sns.ts';
import { amazonSqs } from '#src/curated/amazon-sqs.ts';
import { amazonTextract } from '#src/curated/amazon-textract.ts';
import { amazonTranscribe } from '#src/curated/amazon-transcribe.ts';
import { amazonTranslate } from '#src/curated/amazon-translate.ts';
import { amplitude } from '#src/curated/amplitude.ts';
import { anthropic } from '#src/curated/anthropic.ts';
import { apiFootball } from '#src/curated/api-football.ts';
import { apiVideo } from '#src/curated/api-video.ts';
import { apify } from '#src/curated/apify.ts';
import { apollo } from '#src/curated/apollo.ts';
import { appsflyer } from '#src/curated/appsflyer.ts';
import { appwrite } from '#src/curated/appwrite.ts';
import { asana } from '#src/curated/asana.ts';
import { ashby } from '#src/curated/ashby.ts';
import { assemblyai } from '#src/curated/assemblyai.ts';
import { attio } from '#src/curated/attio.ts';
import { audd } from '#src/curated/audd.ts';
import { auth0 } from '#src/curated/auth0.ts';
import { authorizeNet } from '#src/curated/authorize-net.ts';
import { avalara } from '#src/curated/avalara.ts';
import { aviationstack } from '#src/curated/aviationstack.ts';
import { awsLambda } from '#src/curated/aws-lambda.ts';
import { ayrshare } from '#src/curated/ayrshare.ts';
import { azureAiContentSafety } from '#src/curated/azure-ai-content-safety.ts';
import { azureAiDocumentIntelligence } from '#src/curated/azure-ai-document-intelligence.ts';
import { azureAiLanguage } from '#src/curated/azure-ai-language.ts';
import { azureAiSpeech } from '#src/curated/azure-ai-speech.ts';
import { azureAiTranslator } from '#src/curated/azure-ai-translator.ts';
import { azureAiVision } from '#src/curated/azure-ai-vision.ts';
import { azureBlobStorage } from '#src/curated/azure-blob-storage.ts';
import { azureDevops } from '#src/curated/azure-devops.ts';
import { azureOpenai } from '#src/curated/azure-openai.ts';
import { backblazeB2 } from '#src/curated/backblaze-b2.ts';
import { bamboohr } from '#src/curated/bamboohr.ts';
import { betterStack } from '#src/curated/better-stack.ts';
import { bigcommerce } from '#src/curated/bigcommerce.ts';
import { binance } from '#src/curated/binance.ts';
import { bitbucket } from '#src/curated/bitbucket.ts';
import { bitly } from '#src/curated/bitly.ts';
import { blackForestLabs } from '#src/curated/black-forest-labs.ts';
import { bluesky } from '#src/curated/bluesky.ts';
import { bookingCom } from '#src/curated/booking-com.ts';
import { box } from '#src/curated/box.ts';
import { braintree } from '#src/curated/braintree.ts';
import { braveSearch } from '#src/curated/brave-search.ts';
import { brevo } from '#src/curated/brevo.ts';
import { brightData } from '#src/curated/bright-data.ts';
import { browserbase } from '#src/curated/browserbase.ts';
import { buffer } from '#src/curated/buffer.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const A_TO_B: readonly CuratedApi[] = [
  ably,
  abuseipdb,
  activecampaign,
  acuityScheduling,
  adafruitIo,
  adobeAcrobatSign,
  adobeCommerce,
  adobePdfServices,
  adyen,
  adzuna,
  aftership,
  agora,
  ahrefs,
  airtable,
  alchemy,
  algolia,
  alpaca,
  alphaVantage,
  amazonBedrock,
  amazonCognito,
  amazonComprehend,
  amazonDynamodb,
  amazonPolly,
  amazonRekognition,
  amazonS3,
  amazonSellingPartner,
  amazonSes,
  amazonSns,
  amazonSqs,
  amazonTextract,
  amazonTranscribe,
  amazonTranslate,
  amplitude,
  anthropic,
  apiFootball,
  apiVideo,
  apify,
  apollo,
  appsflyer,
  appwrite,
  asana,
  ashby,
  assemblyai,
  attio,
  audd,
  auth0,
  authorizeNet,
  avalara,
  aviationstack,
  awsLambda,
  ayrshare,
  azureAiContentSafety,
  azureAiDocumentIntelligence,
  azureAiLanguage,
  azureAiSpeech,
  azureAiTranslator,
  azureAiVision,
  azureBlobStorage,
  azureDevops,
  azureOpenai,
  backblazeB2,
  bamboohr,
  betterStack,
  bigcommerce,
  binance,
  bitbucket,
  bitly,
  blackForestLabs,
  bluesky,
  bookingCom,
  box,
  braintree,
  braveSearch,
  brevo,
  brightData,
  browserbase,
  buffer,
];
