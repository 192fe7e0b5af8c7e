import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const marketHold: ModelData = {
  id: 'market-hold',
  version: 1,
  name: 'Market Hold',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 85, 4: 230, 5: 720 },
    high1: { 3: 70, 4: 170, 5: 515 },
    high2: { 3: 55, 4: 145, 5: 400 },
    high3: { 3: 55, 4: 130, 5: 345 },
    ace: { 3: 45, 4: 85, 5: 230 },
    king: { 3: 45, 4: 85, 5: 200 },
    queen: { 3: 30, 4: 70, 5: 170 },
    jack: { 3: 30, 4: 55, 5: 145 },
    ten: { 3: 30, 4: 55, 5: 145 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 500,
  holdAndWin: {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: [
      { x: 1, weight: 60 },
      { x: 2, weight: 25 },
      { x: 3, weight: 10 },
      { x: 5, weight: 5 },
    ],
    grandX: 100,
  },
  base: [
    'LMLMQCCAKALQAJMXKXHTTTLHQHJKJJCCMAXXQK',
    'XTLAAJMAXTQQLAWJXHCCXJMTHLMLMQKMHKKCCJQ',
    'AJJQKLXKLHMTTCCLAAQMMAKLMXHTXQXKHJJWQCC',
    'MKCCTTXQKJMLJQHAJCCAMQLQAXHTKLALMWXMHKX',
    'CCJJWLHATXKQMMAXKLMXXLQXHTACCJXMQLKKAKJ',
  ],
}
