import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const luckyJackpot: ModelData = {
  id: 'lucky-jackpot',
  version: 1,
  name: 'Lucky Treasure',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 85, 4: 225, 5: 710 },
    high1: { 3: 70, 4: 170, 5: 510 },
    high2: { 3: 55, 4: 140, 5: 395 },
    high3: { 3: 55, 4: 125, 5: 340 },
    ace: { 3: 40, 4: 85, 5: 225 },
    king: { 3: 40, 4: 85, 5: 200 },
    queen: { 3: 30, 4: 70, 5: 170 },
    jack: { 3: 30, 4: 55, 5: 140 },
    ten: { 3: 30, 4: 55, 5: 140 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 500,
  holdAndWin: {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: [
      { x: 1, weight: 180 },
      { x: 2, weight: 75 },
      { x: 3, weight: 30 },
      { x: 5, weight: 15 },
      { x: 10, weight: 3, jackpot: 'mini' },
      { x: 25, weight: 1, jackpot: 'minor' },
    ],
    grandX: 200,
  },
  base: [
    'AXJQCCKKQLXHMTLAAJLHJQMCCQMLHKMXLXTTJK',
    'TTKJAJAJKCCLMQLXQCCMAWKLTAXLMKJHXHMHQQX',
    'TTXQHJHAMAHJJMJCCXTKCCLJXAWMQKQALKMAKLL',
    'XMMJJHHQALKLQXQWHAAMMJTTXJAQCCKTXLKATCC',
    'HCCLWHLJKTQMXKTMHCCQQJJXQAMXJMMAQKALXKL',
  ],
}
