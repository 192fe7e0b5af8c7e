import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const plum5: ModelData = {
  id: 'plum-5',
  version: 1,
  name: 'Plum 5',
  kind: 'lines',
  grid: { reels: 3, rows: 3 },
  betUnits: 5,
  lines: 'threeByFive',
  pays: {
    top: { 3: 126 },
    high1: { 3: 50 },
    high2: { 3: 25 },
    high3: { 3: 17 },
    ace: { 3: 8 },
    ten: { 1: 1, 2: 2, 3: 4 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 28,
  base: ['TLLLLMXALMLMXMAAAAHXLAXXXXAH', 'HXAAALHLMMAXLHXTALLXXLWAMXAXM', 'WAMLHATLAHAAXXLLALXXAXXXHMMLM'],
}
