import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const vaultHold: ModelData = {
  id: 'vault-hold',
  version: 1,
  name: 'Vault Hold',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 50, 4: 405, 5: 4_875 },
    high1: { 3: 40, 4: 245, 5: 2_030 },
    high2: { 3: 30, 4: 160, 5: 975 },
    high3: { 3: 25, 4: 95, 5: 485 },
    ace: { 3: 10, 4: 50, 5: 205 },
    king: { 3: 10, 4: 40, 5: 160 },
    queen: { 3: 10, 4: 30, 5: 120 },
    jack: { 3: 10, 4: 25, 5: 95 },
    ten: { 3: 10, 4: 25, 5: 80 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 2_500,
  holdAndWin: {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: [
      { x: 1, weight: 55 },
      { x: 2, weight: 20 },
      { x: 5, weight: 14 },
      { x: 10, weight: 8 },
      { x: 25, weight: 2 },
      { x: 100, weight: 1 },
    ],
    grandX: 1_000,
  },
  base: [
    'ACCMMAQXJAXLXKTTJHQXQXHJKKQLLMMJAJQCCK',
    'AXXXAKJJMQWMQMATTXQHQJLAJXXQHJCCKKKJCCL',
    'TTKMXJXLKJHAXJMHKCCXQCCAAWXMQAQKJJXLQQL',
    'MAWAKKAXQJQJCCLJQKLHMXQQJLAMXXHXKJTTCCX',
    'WQHXKKXQJQLMAMXQKLKTTJXJJHCCCCLJQAKMXAA',
  ],
}
