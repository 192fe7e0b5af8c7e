import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const kite5: ModelData = {
  id: 'kite-5',
  version: 1,
  name: 'Kite 5',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 5,
  lines: 'five',
  pays: {
    top: { 2: 7, 3: 40, 4: 106, 5: 332 },
    high1: { 2: 5, 3: 33, 4: 80, 5: 239 },
    high2: { 2: 4, 3: 27, 4: 66, 5: 186 },
    high3: { 2: 4, 3: 27, 4: 60, 5: 160 },
    ace: { 3: 20, 4: 40, 5: 106 },
    king: { 3: 20, 4: 40, 5: 93 },
    queen: { 3: 13, 4: 33, 5: 80 },
    jack: { 3: 13, 4: 27, 5: 66 },
    ten: { 3: 13, 4: 27, 5: 66 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 250,
  base: [
    'TTKALXKQMKTJHLQAQXLLMXJHHSJMAAQXKMJ',
    'TTXTMQHAXXSWLXQKLQWAMJKMHAKLQJKMLHJAJ',
    'LMXLKWQJTTQQTQKKAHSAAKMXHHLXXLJMJMJAW',
    'TTXLXKSMQJJJLAQLHAHWLTKXMMWXKMAHQKJAQ',
    'JHJHMQTTKKJASXHXXLLWATMLMQWAJLMXKQAMQ',
  ],
  free: [
    'QTTAKHQALQHALMMJXJJKTTMQXKXHMASLXLJK',
    'HHKHJKAJMWQJMQXKWMAALXKJSTTQQXLLAXLMTT',
    'SXQJLHHQMKQXKTTLJWKAXAJMTTAHMWAQLXJMLK',
    'KHXQAKSXJAMXJTKQKTTJMXJLWMLQAQLHLMJAWH',
    'KMTTHMMQXWQKXLHAKQXLQSKMJJHLLWAJTTAAJX',
  ],
}
