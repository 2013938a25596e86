import { crawl } from './crawl.mjs';
import { data } from './data.mjs';
import { gate } from './gate.mjs';
import { input } from './input.mjs';
import { keys } from './keys.mjs';
import { logsAndErrors } from './logs-and-errors.mjs';
import { model } from './model.mjs';
import { outbound } from './outbound.mjs';
import { screen } from './screen.mjs';
import { vault } from './vault.mjs';

/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const DEFECTS = [gate, outbound, keys, vault, logsAndErrors, input, data, screen, model, crawl].flat();
