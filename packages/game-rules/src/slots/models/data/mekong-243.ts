import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const mekong243: ModelData = {
  id: 'mekong-243',
  version: 1,
  name: 'Mekong 243',
  kind: 'ways',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  pays: {
    top: { 3: 35, 4: 175, 5: 1_050 },
    high1: { 3: 30, 4: 105, 5: 490 },
    high2: { 3: 20, 4: 70, 5: 280 },
    high3: { 3: 15, 4: 55, 5: 210 },
    ace: { 3: 10, 4: 35, 5: 105 },
    king: { 3: 10, 4: 30, 5: 85 },
    queen: { 3: 5, 4: 20, 5: 70 },
    jack: { 3: 5, 4: 15, 5: 55 },
    ten: { 3: 5, 4: 15, 5: 55 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 2_500,
  base: [
    'JKJHJLXTTQQKHMXJMXAMKSAXLHLXXAQKALJ',
    'JQWAQLTTHJHJXSJKXAKQJXKHMLALXQMMLAKX',
    'JAJQXLATTLKMJASLWKXAXMXHQQXHLMJKKJLQ',
    'ASXMXLHJKAMKKHQXQQMWJXLJHTQKJHXLAJAL',
    'QHAJQMQTAJAHHXXJQLWXMKLJAALJSKKALMKX',
  ],
  free: [
    'QJKQLQXMSKJTTXHKHXXAMLKTTAQLJAAJJMXLH',
    'KMAAJKMQXHLMJLHJWSTTQXWXALTTHQLXAQJKKXJ',
    'LQHWLTTLKAAHKAJSQKLTTXAKQAXMJMJHJXQXJWM',
    'LKMAQQXJWLXQHQJJHKAWLJLMXATTXATTMHJSXKK',
    'AJXAKQHMXWJLLMHJQATTALWKMTTXKQXLSXQHJJK',
  ],
}
