import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const summit7: ModelData = {
  id: 'summit-7',
  version: 1,
  name: 'Summit 2–7',
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
    top: { 3: 10, 4: 85, 5: 1_025, 6: 2_051 },
    high1: { 3: 9, 4: 51, 5: 427, 6: 855 },
    high2: { 3: 7, 4: 34, 5: 205, 6: 410 },
    high3: { 3: 5, 4: 21, 5: 103, 6: 205 },
    ace: { 3: 3, 4: 10, 5: 43, 6: 85 },
    king: { 3: 3, 4: 9, 5: 34, 6: 68 },
    queen: { 3: 2, 4: 7, 5: 26, 6: 51 },
    jack: { 3: 2, 4: 5, 5: 21, 6: 41 },
    ten: { 3: 2, 4: 5, 5: 17, 6: 34 },
  },
  scatter: { paysX: { 4: 2, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 10, multiplier: 3, retriggerCount: 5 },
  winCapX: 5_000,
  base: [
    'MKSXKAMXQXLJTTAQALQXKHHXJQXSALHLMLKAJQJXKQAJHTTKMJ',
    'QXJLKQTTLMMAXHLJXQLWXAHQAKAMSMKKTTXJQAKXHJLQSXJJAHK',
    'KXQJQXKSKJLALKTTQJLKMAAXAAXQLALJHHQKSJHXJXHMXMQTTWM',
    'SLJAHQLAQLJSQTTHMKQHMQJALKMXKLHXJAXJJXKAXXWKQMKTTXA',
    'XKTTXHXJKMAQKKJQJSXAAKHQTTAWLAJLKSXQLQJQALMMMHXXJHL',
    'QXKTTXXJTTJLAQXMKHHQHXJQLJKJMMJKXLLKQMSAAAKLASHQXK',
  ],
}
