import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const seven1: ModelData = {
  id: 'seven-1',
  version: 1,
  name: 'Seven 1',
  kind: 'lines',
  grid: { reels: 3, rows: 3 },
  betUnits: 1,
  lines: 'threeByOne',
  pays: {
    top: { 3: 650 },
    high1: { 3: 78 },
    high2: { 3: 32 },
    high3: { 3: 16 },
    ace: { 3: 6 },
    ten: { 1: 1, 2: 1, 3: 3 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 650,
  base: ['AMXAMATXMMLXMMLXAAXLHXLLXXHML', 'XAMAHTHXXLAAXAAXLXHLAMWMALLLMX', 'XLXXALAHLLAAXAMXLMWLXAXXHLTLAA'],
}
