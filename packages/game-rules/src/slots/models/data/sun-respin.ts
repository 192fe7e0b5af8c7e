import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const sunRespin: ModelData = {
  id: 'sun-respin',
  version: 1,
  name: 'Sun Respin',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 15, 4: 125, 5: 1_500 },
    high1: { 3: 12, 4: 75, 5: 625 },
    high2: { 3: 10, 4: 50, 5: 300 },
    high3: { 3: 7, 4: 30, 5: 150 },
    ace: { 3: 4, 4: 15, 5: 62 },
    king: { 3: 4, 4: 12, 5: 50 },
    queen: { 3: 2, 4: 10, 5: 37 },
    jack: { 3: 2, 4: 7, 5: 30 },
    ten: { 3: 2, 4: 7, 5: 25 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 2_500,
  wildRespins: true,
  base: [
    'XKLJMXJXJJXQXMTTAQHQAXLXQKJJXKXJQLKAAJMH',
    'AXXMAHWMJKLXXTTXJQLJQJQLKKJQAMKJXQXAHJJXM',
    'KLLJQLXXMQHXMJQATTJHKMKAJQJJWXAJXXJQXJKXX',
    'JTTAXKJWAXLXJXJXQHKJJHJXXXKMAQJLXMTJQKQAQ',
    'AQKQAHXJJJKHKJXMXKLMKQMQJXTTXXJLXXXAJTJQ',
  ],
}
