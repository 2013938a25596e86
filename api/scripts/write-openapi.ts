import { writeFileSync } from 'node:fs';
import { openApiText } from '#src/http/openapi.ts';

const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, openApiText());
console.log(`wrote ${file.pathname}`);
