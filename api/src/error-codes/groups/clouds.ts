import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { awsSending } from '#src/error-codes/providers/aws-sending.ts';
import { azureAi } from '#src/error-codes/providers/azure-ai.ts';
import { azureBlobStorage } from '#src/error-codes/providers/azure-blob-storage.ts';
import { azureDevops } from '#src/error-codes/providers/azure-devops.ts';
import { azureOpenai } from '#src/error-codes/providers/azure-openai.ts';
import { azureTranslator } from '#src/error-codes/providers/azure-translator.ts';
import { dynamics365 } from '#src/error-codes/providers/dynamics-365.ts';
import { gmail } from '#src/error-codes/providers/gmail.ts';
import { googleAds } from '#src/error-codes/providers/google-ads.ts';
import { googleAnalytics } from '#src/error-codes/providers/google-analytics.ts';
import { googleBigquery } from '#src/error-codes/providers/google-bigquery.ts';
import { googleBooks } from '#src/error-codes/providers/google-books.ts';
import { googleCalendar } from '#src/error-codes/providers/google-calendar.ts';
import { googleClassroom } from '#src/error-codes/providers/google-classroom.ts';
import { googleCloudStorage } from '#src/error-codes/providers/google-cloud-storage.ts';
import { googleCloudVision } from '#src/error-codes/providers/google-cloud-vision.ts';
import { googleIdentity } from '#src/error-codes/providers/google-identity.ts';
import { googlePubSub } from '#src/error-codes/providers/google-pub-sub.ts';
import { googleRecaptcha } from '#src/error-codes/providers/google-recaptcha.ts';
import { googleSearchConsole } from '#src/error-codes/providers/google-search-console.ts';
import { googleSheets } from '#src/error-codes/providers/google-sheets.ts';
import { googleSpeech } from '#src/error-codes/providers/google-speech.ts';
import { googleTextToSpeech } from '#src/error-codes/providers/google-text-to-speech.ts';
import { microsoftGraph } from '#src/error-codes/providers/microsoft-graph.ts';
import { youtube } from '#src/error-codes/providers/youtube.ts';

/** Services of the large clouds, each of which says more than the table of its cloud. */
export const cloudsCodes: readonly ProviderCodes[] = [
  gmail,
  googleCalendar,
  googleCloudStorage,
  googleSearchConsole,
  googleRecaptcha,
  googleSheets,
  googleBooks,
  googleTextToSpeech,
  azureOpenai,
  dynamics365,
  microsoftGraph,
  azureAi,
  azureBlobStorage,
  azureDevops,
  googleAds,
  googleAnalytics,
  googleCloudVision,
  awsSending,
  azureTranslator,
  googleBigquery,
  youtube,
  googleClassroom,
  googlePubSub,
  googleSpeech,
  googleIdentity,
];
