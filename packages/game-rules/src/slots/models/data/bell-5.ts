import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const bell5: ModelData = {
  id: 'bell-5',
  version: 1,
  name: 'Bell 5',
  kind: 'lines',
  grid: { reels: 3, rows: 3 },
  betUnits: 5,
  lines: 'threeByFive',
  pays: {
    top: { 3: 60 },
    high1: { 3: 37 },
    high2: { 3: 22 },
    high3: { 3: 15 },
    ace: { 3: 9 },
    ten: { 1: 1, 2: 3, 3: 6 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 17,
  base: ['HXAAMAAXXMXXALTLXMLMAAHLHL', 'ALAMALLXXXHWMMALALMLXAXTTXX', 'XHWAAALALHAXXLXXMLXLATAMHAA'],
}
