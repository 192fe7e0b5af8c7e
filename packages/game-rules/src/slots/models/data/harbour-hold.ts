import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const harbourHold: ModelData = {
  id: 'harbour-hold',
  version: 1,
  name: 'Harbour Hold',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 100, 4: 490, 5: 2_955 },
    high1: { 3: 80, 4: 295, 5: 1_380 },
    high2: { 3: 60, 4: 195, 5: 785 },
    high3: { 3: 50, 4: 155, 5: 590 },
    ace: { 3: 30, 4: 100, 5: 295 },
    king: { 3: 30, 4: 80, 5: 245 },
    queen: { 3: 20, 4: 60, 5: 195 },
    jack: { 3: 20, 4: 50, 5: 155 },
    ten: { 3: 20, 4: 50, 5: 155 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 2_500,
  holdAndWin: {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: [
      { x: 1, weight: 50 },
      { x: 2, weight: 25 },
      { x: 3, weight: 12 },
      { x: 5, weight: 8 },
      { x: 10, weight: 4 },
      { x: 20, weight: 1 },
    ],
    grandX: 500,
  },
  base: [
    'JJJXJXLMAKXAKLTTTKLQJHQLMXQKXCCAHCCAHQ',
    'JMLHXLMCCTTXJWXLQQACCMKAALJXJKJKHQAKQXH',
    'QLHJTTJXHKXCCAAXAXCCKWQALLJXHQJMMMKLKJQ',
    'XJLJMAKAJKQMQKXLXWLQJTTHAHKCCQLHXMXCCAJ',
    'LJJQMAJQMCCTTLHWLMACCKKJAXQKXJKLXAXHKHX',
  ],
}
