import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const comet5: ModelData = {
  id: 'comet-5',
  version: 1,
  name: 'Comet 5',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 5,
  lines: 'five',
  pays: {
    top: { 2: 9, 3: 57, 4: 475, 5: 5_700 },
    high1: { 2: 8, 3: 47, 4: 285, 5: 2_375 },
    high2: { 2: 7, 3: 38, 4: 190, 5: 1_140 },
    high3: { 2: 5, 3: 28, 4: 114, 5: 570 },
    ace: { 3: 14, 4: 57, 5: 237 },
    king: { 3: 14, 4: 47, 5: 190 },
    queen: { 3: 9, 4: 38, 5: 142 },
    jack: { 3: 9, 4: 28, 5: 114 },
    ten: { 3: 9, 4: 28, 5: 95 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 10_000,
  base: [
    'AKHQALMMJLXXXQQTTJXKKQAHJMXQJXSJLKA',
    'WAASKAHJMAKQJXLXXQXJMXJXTTKQQLXMQLHX',
    'XMHLQLTTMMQJQHKJLXQKWAXXSXKAKAJJJQXA',
    'LTTXKWKLSJQXKAKHQQALMMJAXJJAMQJHQXXX',
    'XAWXQXLTTJJHXSXKAJMKHKLXALQJQMKQMAQJ',
  ],
  free: [
    'XTTLXQHXTTKKJXHSKXJLKJAAQQQQJMMJAAMLX',
    'KLAXXQSJLKHKQWXQQLJAXJMTTXTTQJAAKXHMMJW',
    'JJKQHLXQXKAKLQXXTTQHALTTWJSMXWJLAMXLJMQ',
    'SWJQMXAKJAXLTTHMJKLAQAJXXKXWQQTTLHJXQMK',
    'JMHTTQLWXMAXKKXLHSJAJXHXMQKAWXQLATTQJAK',
  ],
}
