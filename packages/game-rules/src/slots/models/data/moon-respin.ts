import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const moonRespin: ModelData = {
  id: 'moon-respin',
  version: 1,
  name: 'Moon Respin',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 12, 4: 62, 5: 375 },
    high1: { 3: 10, 4: 37, 5: 175 },
    high2: { 3: 7, 4: 25, 5: 100 },
    high3: { 3: 6, 4: 20, 5: 75 },
    ace: { 3: 4, 4: 12, 5: 37 },
    king: { 3: 4, 4: 10, 5: 31 },
    queen: { 3: 2, 4: 7, 5: 25 },
    jack: { 3: 2, 4: 6, 5: 20 },
    ten: { 3: 2, 4: 6, 5: 20 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 1_000,
  wildRespins: true,
  base: [
    'HXMQJHHXMTTQLKQQXALJMJALJXAXLKKKKA',
    'QQXJWXJAXHKLKTTKMMJLXHLQJAAMAHJKXJL',
    'TTKLXAKAHLLQLWKKJQQQMHLJMXMXHAJLKJJ',
    'AAKKJMJAJLQMKXQLHQLLXMXKWAAAXXHTTMH',
    'AMMAXJXXAXXJLLMQKQJHTTLQKKLLHAHMKJ',
  ],
}
