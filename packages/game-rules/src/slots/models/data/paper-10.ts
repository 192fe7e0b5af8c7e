import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const paper10: ModelData = {
  id: 'paper-10',
  version: 1,
  name: 'Paper 10',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 55, 4: 147, 5: 458 },
    high1: { 3: 46, 4: 110, 5: 330 },
    high2: { 3: 37, 4: 92, 5: 257 },
    high3: { 3: 37, 4: 82, 5: 220 },
    ace: { 3: 27, 4: 55, 5: 147 },
    king: { 3: 27, 4: 55, 5: 128 },
    queen: { 3: 18, 4: 46, 5: 110 },
    jack: { 3: 18, 4: 37, 5: 92 },
    ten: { 3: 18, 4: 37, 5: 92 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 250,
  base: [
    'MHXTTTLQKSAJHQMJAAMXAKXKLMHLJXLQJQK',
    'QJLHKHWAKMXLLSMXMXQMAJLQAJKWKXHTTJQAT',
    'MJMXHHWTTWQAHMXKQLKKAQLMAQSJJXJAXLKLT',
    'KAXTHTTMAMKMHMQJWAQJHAQKJKLLXLSQLXJXW',
    'TTWMMWAMXHAJJKAKSKLTHQQKHKLQJALJMQLXX',
  ],
  free: [
    'MQHAJHXTTLQKKLJAQTTMLHMSXXAKJLMKXHAQ',
    'MLAHMLJAQTTKHXJMWJHLMTTQQAWQJHXAKKXLSK',
    'WLLMKMJALJLXXHJAWQQKXSXAHATTHKMHQMQATT',
    'HQMKAJAAKSTTTTKHXXLLQMKAHHMWLQTWXQJMJT',
    'QXLMATTWJKJAXLXQSMHQTTMHJHMKWLAAQKJKLX',
  ],
}
