import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const tower7: ModelData = {
  id: 'tower-7',
  version: 1,
  name: 'Tower 2–7',
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
    top: { 3: 19, 4: 95, 5: 570, 6: 1_140 },
    high1: { 3: 15, 4: 57, 5: 266, 6: 532 },
    high2: { 3: 11, 4: 38, 5: 152, 6: 304 },
    high3: { 3: 9, 4: 30, 5: 114, 6: 228 },
    ace: { 3: 6, 4: 19, 5: 57, 6: 114 },
    king: { 3: 6, 4: 15, 5: 47, 6: 95 },
    queen: { 3: 4, 4: 11, 5: 38, 6: 76 },
    jack: { 3: 4, 4: 9, 5: 30, 6: 61 },
    ten: { 3: 4, 4: 9, 5: 30, 6: 61 },
  },
  scatter: { paysX: { 4: 2, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 5_000,
  base: [
    'HLQKHXQAKJSQAXJKAMJLTTSXTTQALJQHAJLHXAMMMXJLKKXAKQ',
    'SXLQMKKJAXXALKXJQJXTTKKLJHJLAJAMSXXHQMMAQQQHLAWTTKH',
    'XJLKAJLSLAKHQAKKMJJHKXXXHMXHQQSMLAJALJTTMQXTTQXKWAQ',
    'KXQALMXHLQALXJXKXXHQKSLMHAKJLASTTKMWHQJQATTQJXJKJAM',
    'AHXTTKXWHHAMQKXTTAKAXSKMQKXHSMJQJXKAQLLJQLQJJLLAMXX',
    'QKKMMXHTTMJKKSMXMLHLLLKLQJXQJQHKJXJXATTASAQAHXAXJQ',
  ],
}
