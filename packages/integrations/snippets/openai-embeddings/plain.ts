const { OPENAI_API_KEY } = process.env;
if (!OPENAI_API_KEY) throw new Error('Set OPENAI_API_KEY');

type Match = { text: string; score: number };

async function embed(texts: string[]): Promise<number[][]> {
  const response = await fetch('https://api.openai.com/v1/embeddings', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ model: 'text-embedding-3-small', input: texts }),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `OpenAI returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  return body.data.map(({ embedding }: { embedding: number[] }) => embedding);
}

/** OpenAI's vectors have the length 1, so that their product is the cosine of their angle. */
const similarity = (a: number[], b: number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Returns the texts, those first that mean most nearly what the question means. */
export async function search({
  question,
  texts,
}: {
  question: string;
  texts: string[];
}): Promise<Match[]> {
  if (!question || !Array.isArray(texts) || texts.length < 1 || texts.length > 100) {
    throw new TypeError('Give a question and 1 to 100 texts');
  }
  const [asked = [], ...vectors] = await embed([question, ...texts]);
  return texts
    .map((text, at) => ({ text, score: similarity(asked, vectors[at] ?? []) }))
    .sort((a, b) => b.score - a.score);
}
