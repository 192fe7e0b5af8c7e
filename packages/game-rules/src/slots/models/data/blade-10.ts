import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const blade10: ModelData = {
  id: 'blade-10',
  version: 1,
  name: 'Blade 10',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 74, 4: 619, 5: 7_425 },
    high1: { 3: 62, 4: 371, 5: 3_094 },
    high2: { 3: 49, 4: 247, 5: 1_485 },
    high3: { 3: 37, 4: 148, 5: 742 },
    ace: { 3: 19, 4: 74, 5: 309 },
    king: { 3: 19, 4: 62, 5: 247 },
    queen: { 3: 12, 4: 49, 5: 186 },
    jack: { 3: 12, 4: 37, 5: 148 },
    ten: { 3: 12, 4: 37, 5: 124 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 10_000,
  base: [
    'MLJXHKJQSQLXJTTXMLXAQXQAKKHAXJJQMKA',
    'KKJLQLHAJXXQLAXKXSWQXMQHXMJJAKQTTJAM',
    'MHKJTTQAXKSQWLQLJMAXKQHJMLXJJAXXJQXA',
    'XJJHAQJTTSQJAAXALXMMKLHQXMKJXWXLKQQK',
    'QJXJTTXHWJKMJQQJKAXKQMHAMASXXXKQLALL',
  ],
  free: [
    'JMKALQSJLXXJKKQAJQHXKQQTTMAXHLXATTMXJ',
    'QXQQTTMMAXXLLHXQXMAHJASJKQJKWKXALJTTJWK',
    'TTXKXXWKKSMMQHJKJAWLLQAAXJLJXMQQXTTJAHQ',
    'HHKXXAXMKATTJSLWMTTAXJKWLLKQXQMXJAQJQJX',
    'QJKXATTAWKXKMLQHWMXJKJHQJSLMTTAQAXJLXQX',
  ],
}
