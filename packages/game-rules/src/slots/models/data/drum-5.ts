import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const drum5: ModelData = {
  id: 'drum-5',
  version: 1,
  name: 'Drum 5',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 5,
  lines: 'five',
  pays: {
    top: { 2: 10, 3: 62, 4: 312, 5: 1_875 },
    high1: { 2: 9, 3: 50, 4: 187, 5: 875 },
    high2: { 2: 6, 3: 37, 4: 125, 5: 500 },
    high3: { 2: 5, 3: 31, 4: 100, 5: 375 },
    ace: { 3: 19, 4: 62, 5: 187 },
    king: { 3: 19, 4: 50, 5: 156 },
    queen: { 3: 12, 4: 37, 5: 125 },
    jack: { 3: 12, 4: 31, 5: 100 },
    ten: { 3: 12, 4: 31, 5: 100 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 2_500,
  base: [
    'ALJLHKQKXMJHMHMLSAAQATTKQXKQJXJXXLJ',
    'AJKXAJQMMLLWSKXKTTJQXKALHHMXLXJAQJQH',
    'TTQQMJXKXLAQKAJHLSKAJMXLKXHHLQXAJMJW',
    'KMMHMHXJKQJWTTLKSLQAJLXXAAQLHKXJAMJX',
    'AAKTXMQLHXKMQXJLJWQMJXJJKXLXHHKALAQS',
  ],
  free: [
    'XMTTXQSAMJXKLLAHTTHJAJHXXKQMJQKKJMALL',
    'LMHMALJKLKMQQASQXJJXJATTAXWHXXHLJWKTTKQ',
    'LSXMQKTTHLKQKAAJJTTWJJXQKHQWMLMXAALXJHX',
    'TTLQWAMJJHXKJMSLKQATTXXKLJJAQXXXQAHWHKM',
    'WJJXMMXLWATTKLQQSHQLJKMXQHXATTHAJAKKXJL',
  ],
}
