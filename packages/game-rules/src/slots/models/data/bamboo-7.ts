import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const bamboo7: ModelData = {
  id: 'bamboo-7',
  version: 1,
  name: 'Bamboo 2–7',
  kind: 'ways',
  grid: {
    reels: 6,
    rows: 7,
    heights: [
      [2, 3],
      [3, 5],
      [4, 5],
      [5, 4],
      [6, 2],
      [7, 1],
    ],
  },
  betUnits: 50,
  pays: {
    top: { 3: 25, 4: 67, 5: 209, 6: 419 },
    high1: { 3: 21, 4: 50, 5: 151, 6: 301 },
    high2: { 3: 17, 4: 42, 5: 117, 6: 234 },
    high3: { 3: 17, 4: 38, 5: 100, 6: 201 },
    ace: { 3: 13, 4: 25, 5: 67, 6: 134 },
    king: { 3: 13, 4: 25, 5: 59, 6: 117 },
    queen: { 3: 8, 4: 21, 5: 50, 6: 100 },
    jack: { 3: 8, 4: 17, 5: 42, 6: 84 },
    ten: { 3: 8, 4: 17, 5: 42, 6: 84 },
  },
  scatter: { paysX: { 4: 2, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 1_000,
  base: [
    'AJKAJXQMQTTSAMKKXQAXHJXLLASHHKLXJAKLXJMQJLXTTMKHQQ',
    'KKKJMKXMAALJAKJMQSLHHTTJXTTQXQMLAXAQHQXSXQHLWALJXJK',
    'JQJJHAXXMLSMTTQJMAQHAMKTXXJXQLQKHSLKXLJAKKKLXKWAAHQ',
    'QATTMALQKXXLJHMHQQXLWTTJXXAQJKJALLHSKJJKHMXSAKXMAKQ',
    'HLTTAXMHQASJJMXAKQLMXJQKQTTJXQAHXSKLJLAXWQKLKXMJHKA',
    'XAJKJLJLAHAJAKMQHMQQLLTTMXXHJXAKLKXSHAQQXQKMKTTXLS',
  ],
}
