import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

export type ApiRow = {
  row: number;
  apiId: string;
  origin: 'curated' | 'directory';
  /** 1 (niche) to 5 (known to everyone); 0 if unknown. */
  popularity: number;
};
export type NameRow = { row: number; name: string; provider: string; alsoCalled: string | null };
export type VendorRow = ApiRow & { name: string };

const ID = 'SELECT id AS row FROM api';
const VENDORS =
  "SELECT id AS row, name_id AS apiId, origin, popularity, name FROM api WHERE origin = 'curated'";
const BEST_KNOWN = "origin = 'curated' DESC, popularity DESC, id";

/** @throws for a row that the file does not have */
export const apiAt = (knowledge: Knowledge, row: number): CatalogApi => {
  const found = knowledge.prepare<[number], { facts: string }>('SELECT facts FROM api WHERE id = ?').get(row);
  if (found === undefined) throw new Error(`the catalogue has no row ${row}`);
  return JSON.parse(found.facts);
};

export const rowOf = (knowledge: Knowledge, apiId: string): number | undefined =>
  knowledge.prepare<[string], { row: number }>(`${ID} WHERE name_id = ?`).get(apiId)?.row;

/** The API with this name, by `apiNameKey`; of several, the curated or better known one. */
export const rowNamed = (knowledge: Knowledge, name: string): number | undefined =>
  knowledge
    .prepare<[string], { row: number }>(`${ID} WHERE name_key = ? ORDER BY ${BEST_KNOWN} LIMIT 1`)
    .get(apiNameKey(name))?.row;

/** The names of all APIs, those of the curated and better known ones first. */
export const apiNames = (knowledge: Knowledge): NameRow[] =>
  knowledge
    .prepare<[], NameRow>(
      `SELECT id AS row, name, facts ->> '$.provider' AS provider, facts ->> '$.alsoCalled' AS alsoCalled
       FROM api ORDER BY ${BEST_KNOWN}`,
    )
    .all();

/** The curated APIs, by slug. */
export const vendors = (knowledge: Knowledge): VendorRow[] =>
  knowledge.prepare<[], VendorRow>(`${VENDORS} ORDER BY id`).all();

/** The curated API with exactly this name. */
export const vendorNamed = (knowledge: Knowledge, name: string): VendorRow | undefined =>
  knowledge.prepare<[string], VendorRow>(`${VENDORS} AND name = ?`).get(name);
