import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const cherry1: ModelData = {
  id: 'cherry-1',
  version: 1,
  name: 'Cherry 1',
  kind: 'lines',
  grid: { reels: 3, rows: 3 },
  betUnits: 1,
  lines: 'threeByOne',
  pays: {
    top: { 3: 124 },
    high1: { 3: 49 },
    high2: { 3: 25 },
    high3: { 3: 16 },
    ace: { 3: 8 },
    ten: { 1: 1, 2: 2, 3: 4 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 124,
  base: ['AXLXAAXMHHMXMLATAXXXHMXLALAL', 'LAMAAWLALXMMLXAXXLHATHXXXMHAA', 'AHLHAXAALXLWLXXLAMAXAMXTAMMXH'],
}
