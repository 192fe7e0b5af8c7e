import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const starRespin: ModelData = {
  id: 'star-respin',
  version: 1,
  name: 'Star Respin',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 11, 4: 31, 5: 96 },
    high1: { 3: 10, 4: 23, 5: 69 },
    high2: { 3: 8, 4: 19, 5: 54 },
    high3: { 3: 8, 4: 17, 5: 46 },
    ace: { 3: 6, 4: 11, 5: 31 },
    king: { 3: 6, 4: 11, 5: 27 },
    queen: { 3: 4, 4: 10, 5: 23 },
    jack: { 3: 4, 4: 8, 5: 19 },
    ten: { 3: 4, 4: 8, 5: 19 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 250,
  wildRespins: true,
  base: [
    'HJMHAMATTJKJXKMMQLQXKLLAKQJXXLQHAT',
    'HJLJAXMJMLJLQKAHXMWKXAAQTQHQXKALMTT',
    'QJALMXKXKLMTLLKLKHXJMAQXWMHJQALQTTA',
    'JXLHJLXMHKQAWXLXHMKAKQTMMKJQTTLQJAA',
    'HXJXMAQQHALTTTAHKLKXMLQMJXQKAMLJKQ',
  ],
}
