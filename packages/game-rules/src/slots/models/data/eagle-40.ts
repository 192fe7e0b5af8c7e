import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const eagle40: ModelData = {
  id: 'eagle-40',
  version: 1,
  name: 'Eagle 40',
  kind: 'lines',
  grid: { reels: 5, rows: 4 },
  betUnits: 20,
  lines: 'forty',
  pays: {
    top: { 3: 35, 4: 310, 5: 3_750 },
    high1: { 3: 30, 4: 185, 5: 1_560 },
    high2: { 3: 25, 4: 125, 5: 750 },
    high3: { 3: 20, 4: 75, 5: 375 },
    ace: { 3: 10, 4: 35, 5: 155 },
    king: { 3: 10, 4: 30, 5: 125 },
    queen: { 3: 5, 4: 25, 5: 95 },
    jack: { 3: 5, 4: 20, 5: 75 },
    ten: { 3: 5, 4: 20, 5: 60 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 10_000,
  base: [
    'XAJAQLMAKQKSQKKXXJJAJLXKJMLJAQHJHJMQKQTTA',
    'WLAKJXAALJKLQQJXKTTJQMHXJHQQQXMKXJAKAMSXKA',
    'AHKTTAJMXKJXXKJQSLQJXLXAKLJHKAQMQMJAKWQQXA',
    'AJHTTJLAKXQXMHJXXMKXAKXKKSKQMJQQAQAAQJJLWL',
    'JHATAJXQAHQMJQKMMAQXLKLXQWAKJJXAKJALKXQSJK',
  ],
  free: [
    'QJJQJKXLKKKSMXQAKLJLAQJALAXJAXJQKXMHATTTTMH',
    'MAQLMTTAXMJKJXQAWJHKWQSLQKTTLKQJAAQKHXAXJKXJX',
    'KATTXQMLAHWXJMJJJWHATTXQXMXAKLQQKAJKJQXSAKQKL',
    'JXAMQAMTTJXWHAQQAJQQKLKTTWXJXKJXLSHMKXKKJAAQL',
    'KTTQQAQKAXLMKJWAXAJHSJWTTXQHXAXQLLAMKMKAJJKXQ',
  ],
}
