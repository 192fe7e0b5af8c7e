import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const monsoon1024: ModelData = {
  id: 'monsoon-1024',
  version: 1,
  name: 'Monsoon 1024',
  kind: 'ways',
  grid: { reels: 5, rows: 4 },
  betUnits: 50,
  pays: {
    top: { 3: 15, 4: 85, 5: 500 },
    high1: { 3: 15, 4: 50, 5: 235 },
    high2: { 3: 10, 4: 35, 5: 135 },
    high3: { 3: 10, 4: 25, 5: 100 },
    ace: { 3: 5, 4: 15, 5: 50 },
    king: { 3: 5, 4: 15, 5: 40 },
    queen: { 3: 5, 4: 10, 5: 35 },
    jack: { 3: 5, 4: 10, 5: 25 },
    ten: { 3: 5, 4: 10, 5: 25 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 2_500,
  base: [
    'LQLAMAAXXKTTMMQJQKQJKXKXLXAJAQKHQJSXHAJJK',
    'KJTTQXQXAKHJAXQQAJXMAHAWLAKXKLMQKLJJQSJMXK',
    'LJJQXXKMHKXSAJMKHKXQQKJWAAMLQXLTTQAKQXAJJA',
    'AKXQKMQAQMXHXLLJKTTXKQXQAJJSKHAJAAXMJKLQWX',
    'JJKASXAWKQJLAAAHKAJMLJXQMXMKHXKJKTTXLQQQQX',
  ],
  free: [
    'JXMKXLHAATTMQJSKAXHJQXJJKMTTQALAKAXQJQKQXKL',
    'KQTTWXAJAXXXLJALMQJJHXMAXAMLAKQHKKSKQWTTQJQKJ',
    'JLKJAJTTQWKKQTTKXQLJQAJQXSLKAMXHMXHKXAWAQMXJA',
    'KTTJAQJMQAAXXQLLHXQQWAKATTXJWQMAHSKXKJMJXJKLK',
    'QKAXQQXLMALTTXQJWASMJLAKXXJWQMAKAKHTTJJQXKKJH',
  ],
}
