const { DEEPL_API_KEY } = process.env;
if (!DEEPL_API_KEY) throw new Error('Set DEEPL_API_KEY');

const host = DEEPL_API_KEY.endsWith(':fx') ? 'api-free.deepl.com' : 'api.deepl.com';

/** Returns a text in another language, such as DE or EN-GB, and the language that it was in. */
export async function translate({ text, language }) {
  if (typeof text !== 'string' || text.length < 1 || text.length > 10_000) {
    throw new TypeError('text must have 1 to 10000 characters');
  }
  if (typeof language !== 'string' || !/^[A-Z]{2}(-[A-Z]{2,4})?$/.test(language)) {
    throw new TypeError('language must be written like DE or EN-GB');
  }
  const response = await fetch(`https://${host}/v2/translate`, {
    method: 'POST',
    headers: {
      Authorization: `DeepL-Auth-Key ${DEEPL_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ text: [text], target_lang: language }),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`DeepL returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
  const [translation] = body.translations;
  return { text: translation.text, from: translation.detected_source_language };
}
