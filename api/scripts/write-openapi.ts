import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from '#src/http/openapi.ts';

const file = path.resolve(import.meta.dirname, '../openapi.json');
writeFileSync(file, openApiText());
console.log(`wrote ${path.relative('.', file)}`);
