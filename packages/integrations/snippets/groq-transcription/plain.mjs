import { readFile } from 'node:fs/promises';
import path from 'node:path';

const { GROQ_API_KEY } = process.env;
if (!GROQ_API_KEY) throw new Error('Set GROQ_API_KEY');

/** What Groq accepts without a paid plan. */
const MAX_BYTES = 25 * 1024 * 1024;

/** Returns what is said in a recording. */
export async function transcribe({ file }) {
  if (typeof file !== 'string' || !/\.(flac|m4a|mp3|mp4|ogg|wav|webm)$/.test(file)) {
    throw new TypeError('file must be the path of a recording');
  }
  const audio = await readFile(file);
  if (audio.length > MAX_BYTES) throw new RangeError('The recording has more than 25 MB');
  const form = new FormData();
  form.set('model', 'whisper-large-v3-turbo');
  form.set('file', new File([audio], path.basename(file)));
  // fetch writes the Content-Type itself, with the boundary of the form.
  const response = await fetch('https://api.groq.com/openai/v1/audio/transcriptions', {
    method: 'POST',
    headers: { Authorization: `Bearer ${GROQ_API_KEY}` },
    body: form,
    signal: AbortSignal.timeout(120_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Groq returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  return body.text.trim();
}
