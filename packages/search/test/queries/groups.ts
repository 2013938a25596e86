/* APIs that many queries accept, because each of them does the thing. */

export const LANGUAGE_MODELS =
  'openai anthropic google-gemini mistral cohere groq azure-openai amazon-bedrock openrouter together-ai deepseek xai perplexity fireworks-ai hugging-face cerebras google-vertex-ai';
export const TRANSCRIBERS =
  'assemblyai deepgram openai google-cloud-speech-to-text rev-ai amazon-transcribe azure-ai-speech speechmatics gladia groq elevenlabs';
export const VOICES = 'elevenlabs openai google-cloud-text-to-speech azure-ai-speech amazon-polly cartesia';
export const TEXT_MESSAGES = 'twilio vonage telnyx plivo messagebird sinch infobip amazon-sns';
export const MAILERS = 'sendgrid postmark mailgun resend amazon-ses brevo mailjet sparkpost loops mailersend';
export const PAYMENTS =
  'stripe paypal adyen square mollie braintree razorpay checkout-com paddle lemon-squeezy authorize-net mercado-pago paystack flutterwave polar';
export const LOGINS = 'auth0 okta clerk firebase supabase workos stytch descope amazon-cognito keycloak';
export const MAPS =
  'google-maps-platform mapbox here tomtom nominatim maptiler geoapify opencage arcgis amazon-location';
export const FORECASTS =
  'openweather tomorrow-io open-meteo weatherapi visual-crossing us-national-weather-service weatherbit.io';
export const SIGNATURES = 'docusign dropbox-sign adobe-acrobat-sign pandadoc docuseal';
export const PARCELS = 'easypost shippo shipengine sendcloud ups fedex dhl usps shipstation.com';
export const VECTORS = 'pinecone weaviate qdrant milvus chroma turbopuffer elasticsearch supabase';
export const MACHINE_TRANSLATION =
  'deepl google-cloud-translation azure-ai-translator amazon-translate libretranslate';
