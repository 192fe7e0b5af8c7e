import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const caravan25: ModelData = {
  id: 'caravan-25',
  version: 1,
  name: 'Caravan 25',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  lines: 'twentyFive',
  pays: {
    top: { 3: 85, 4: 435, 5: 2_625 },
    high1: { 3: 70, 4: 260, 5: 1_225 },
    high2: { 3: 50, 4: 175, 5: 700 },
    high3: { 3: 45, 4: 140, 5: 525 },
    ace: { 3: 25, 4: 85, 5: 260 },
    king: { 3: 25, 4: 70, 5: 220 },
    queen: { 3: 15, 4: 50, 5: 175 },
    jack: { 3: 15, 4: 45, 5: 140 },
    ten: { 3: 15, 4: 45, 5: 140 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 2_500,
  base: [
    'JLXXHQXLHKAKMJAJLKTTQKSHQLMAMXJJAXH',
    'HALXJAQMQMXJLQKLKHJJLXTTSHJXAKMQXKAW',
    'KLXAKHHALXLTTQXMSJMQAHAXJMLJQXAWJKKJ',
    'SJQALLAJHQLHXXJMKHKMQKWKMJXQJXALXTTA',
    'KLJJAJLXAMQQAXAXAMLLXMQXJTTSHJXHHWAK',
  ],
  free: [
    'SXLKQKHLMXAQXJJAQJTTTTXJHAAQMKKXMLJLH',
    'LMXLJHXTTJMQKMXHLJKQAXWQJJKQWHATTASAXKL',
    'SLTTWMKMAHTTXQWKKLQJHJQAXQJXXLJXMKAAJLH',
    'MXKJQQJLJKAMLAKXWSAHXTTTTHWLHAQXQKJMXTL',
    'JMXKXJJTTQAHHXMLXAWSLMKKWQJXHQLLJKAQTTA',
  ],
  buy: { costX: 30 },
}
