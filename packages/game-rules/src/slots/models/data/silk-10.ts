import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const silk10: ModelData = {
  id: 'silk-10',
  version: 1,
  name: 'Silk 10',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 88, 4: 442, 5: 2_650 },
    high1: { 3: 71, 4: 265, 5: 1_237 },
    high2: { 3: 53, 4: 177, 5: 707 },
    high3: { 3: 44, 4: 141, 5: 530 },
    ace: { 3: 26, 4: 88, 5: 265 },
    king: { 3: 26, 4: 71, 5: 221 },
    queen: { 3: 18, 4: 53, 5: 177 },
    jack: { 3: 18, 4: 44, 5: 141 },
    ten: { 3: 18, 4: 44, 5: 141 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 2_500,
  base: [
    'KXKKLMXAJQXHJSMTTQJJQQKLXMXAJAAHLHL',
    'LQQWJAALXQKHKSXXMXHTTLMJJAXAHKMLQKJJ',
    'QSHLJJXKMQKWLHAHJKQALJXJKQXAXXALMMTT',
    'ALKQHWKMJAXQAXJMLAQJXXXJKLSQHMJXHLTT',
    'XXJLJHJTTQLJXALSHLKAMXMHKXWAQQKAMKQJ',
  ],
  free: [
    'MXQXQMKTTKLXQAXLTTKLHAJJJXHKHQJAAJLMS',
    'XHKQWAQQAJKSWTTJJATTMXALMHLXKLQJKXXLHMJ',
    'JKQKQMKLAQMHLJXHWSJLJMTTXWKAALJXQAXTTXH',
    'AJSLKAAXTTJTTJWXLQLKKJAQXQWHMLKXJHQHMMH',
    'LXWSLWKTTMLXAJALHXQMAJHTTQXHMJAXJQKKKQJ',
  ],
}
