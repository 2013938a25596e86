import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { algolia } from '#src/error-codes/providers/algolia.ts';
import { apify } from '#src/error-codes/providers/apify.ts';
import { assemblyai } from '#src/error-codes/providers/assemblyai.ts';
import { blackForestLabs } from '#src/error-codes/providers/black-forest-labs.ts';
import { braveSearch } from '#src/error-codes/providers/brave-search.ts';
import { brightData } from '#src/error-codes/providers/bright-data.ts';
import { cerebras } from '#src/error-codes/providers/cerebras.ts';
import { chroma } from '#src/error-codes/providers/chroma.ts';
import { cohere } from '#src/error-codes/providers/cohere.ts';
import { deepgram } from '#src/error-codes/providers/deepgram.ts';
import { deepl } from '#src/error-codes/providers/deepl.ts';
import { deepseek } from '#src/error-codes/providers/deepseek.ts';
import { elevenlabs } from '#src/error-codes/providers/elevenlabs.ts';
import { exa } from '#src/error-codes/providers/exa.ts';
import { fal } from '#src/error-codes/providers/fal.ts';
import { firecrawl } from '#src/error-codes/providers/firecrawl.ts';
import { fireworksAi } from '#src/error-codes/providers/fireworks-ai.ts';
import { groq } from '#src/error-codes/providers/groq.ts';
import { huggingFace } from '#src/error-codes/providers/hugging-face.ts';
import { jinaAi } from '#src/error-codes/providers/jina-ai.ts';
import { meilisearch } from '#src/error-codes/providers/meilisearch.ts';
import { milvus } from '#src/error-codes/providers/milvus.ts';
import { mistral } from '#src/error-codes/providers/mistral.ts';
import { openrouter } from '#src/error-codes/providers/openrouter.ts';
import { perplexity } from '#src/error-codes/providers/perplexity.ts';
import { pinecone } from '#src/error-codes/providers/pinecone.ts';
import { qdrant } from '#src/error-codes/providers/qdrant.ts';
import { replicate } from '#src/error-codes/providers/replicate.ts';
import { runway } from '#src/error-codes/providers/runway.ts';
import { scrapingbee } from '#src/error-codes/providers/scrapingbee.ts';
import { serpapi } from '#src/error-codes/providers/serpapi.ts';
import { stabilityAi } from '#src/error-codes/providers/stability-ai.ts';
import { tavily } from '#src/error-codes/providers/tavily.ts';
import { togetherAi } from '#src/error-codes/providers/together-ai.ts';
import { typesense } from '#src/error-codes/providers/typesense.ts';
import { voyageAi } from '#src/error-codes/providers/voyage-ai.ts';
import { weaviate } from '#src/error-codes/providers/weaviate.ts';
import { xai } from '#src/error-codes/providers/xai.ts';

export const aiCodes: readonly ProviderCodes[] = [
  algolia,
  apify,
  assemblyai,
  blackForestLabs,
  braveSearch,
  brightData,
  cerebras,
  chroma,
  cohere,
  deepgram,
  deepl,
  deepseek,
  elevenlabs,
  exa,
  fal,
  firecrawl,
  fireworksAi,
  groq,
  huggingFace,
  jinaAi,
  meilisearch,
  milvus,
  mistral,
  openrouter,
  perplexity,
  pinecone,
  qdrant,
  replicate,
  runway,
  scrapingbee,
  serpapi,
  stabilityAi,
  tavily,
  togetherAi,
  typesense,
  voyageAi,
  weaviate,
  xai,
];
