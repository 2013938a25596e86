import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { modelInput, openaiText } from '#src/parts/openai-text.ts';
import { input } from '#src/read-inputs.ts';

/** @see https://openweathermap.org/current */
export const weatherOutfit = defineComposition({
  id: 'weather-outfit',
  name: 'What to wear today',
  description: 'Reads the current weather of a city, and lets OpenAI suggest what to wear.',
  tags: ['openweather', 'openai', 'weather'],
  inputs: z.object({
    city: input(
      z.string().trim().min(1, 'Enter a city').max(100, 'Must be at most 100 characters'),
      { title: 'City', description: 'The city, with its country if there are several: London,GB.' },
      'London,GB',
    ),
    model: modelInput(),
  }),
  steps: [
    {
      id: 'weather',
      title: 'Read the weather',
      provider: 'openweather',
      method: 'GET',
      endpoint: '/data/2.5/weather',
      query: { q: { jmespath: 'inputs.city' }, units: 'metric' },
      output:
        '{city: response.name, sky: response.weather[0].description, degrees: response.main.temp, feelsLike: response.main.feels_like, wind: response.wind.speed}',
      changes: false,
    },
    openaiText({
      id: 'outfit',
      title: 'Suggest what to wear',
      instruction:
        'Say in at most three sentences what to wear outdoors in this weather. Degrees are Celsius, wind is in meters per second.',
      about: 'to_string(steps.weather)',
    }),
  ],
  output: '{outfit: steps.outfit.text, weather: steps.weather}',
  outputSchema: {
    type: 'object',
    properties: {
      outfit: { type: 'string', description: 'What to wear.' },
      weather: {
        type: 'object',
        properties: {
          city: { type: 'string' },
          sky: { type: 'string' },
          degrees: { type: 'number' },
          feelsLike: { type: 'number' },
          wind: { type: 'number' },
        },
      },
    },
  },
});
