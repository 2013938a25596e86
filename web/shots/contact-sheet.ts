import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';

export interface Picture {
  feature: string;
  name: string;
  width: number;
  scheme: string;
  /** Relative to the folder of the contact sheet. */
  file: string;
}

/** A picture of more would take longer than the browser is given for it. */
const MAX_ON_PICTURE = 200;

const THUMB_WIDTH = { wide: 460, narrow: 180 };

const figure = ({ file, width, scheme }: Picture): string => {
  const thumb = width > 768 ? THUMB_WIDTH.wide : THUMB_WIDTH.narrow;
  return `<figure><a href="${file}"><img src="${file}" width="${thumb}" alt=""></a><figcaption>${width} ${scheme}</figcaption></figure>`;
};

const STYLE = `
  body { margin: 24px; background: #8d9299; color: #111; font: 13px sans-serif; }
  h2 { margin: 24px 0 8px; font-size: 15px; }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  figure { margin: 0; } img { display: block; } figcaption { padding-top: 4px; }
`;

/** Writes all pictures to one page, a row for each state: `contact-sheet.html`, and if they are not too many, the same as a PNG. */
export const writeSheet = async (
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<void> => {
  const states = Map.groupBy(pictures, ({ feature, name }) => `${feature}: ${name}`);
  const rows = [...states].map(
    ([state, taken]) => `<h2>${state}</h2><section>${taken.map(figure).join('')}</section>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${rows.join('')}`;
  const file = path.join(folder, 'contact-sheet.html');
  await writeFile(file, html);
  if (pictures.length > MAX_ON_PICTURE) return;
  const page = await browser.newPage({ viewport: { width: 1420, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: path.join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
};
