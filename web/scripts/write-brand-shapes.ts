import { writeFileSync } from 'node:fs';
import { BRAND_SHAPES_FILE, brandShapesText } from './brand-shapes-text.ts';

writeFileSync(BRAND_SHAPES_FILE, brandShapesText());
