import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const rice40: ModelData = {
  id: 'rice-40',
  version: 1,
  name: 'Rice 40',
  kind: 'lines',
  grid: { reels: 5, rows: 4 },
  betUnits: 20,
  lines: 'forty',
  pays: {
    top: { 3: 30, 4: 85, 5: 260 },
    high1: { 3: 25, 4: 60, 5: 185 },
    high2: { 3: 20, 4: 50, 5: 145 },
    high3: { 3: 20, 4: 45, 5: 125 },
    ace: { 3: 15, 4: 30, 5: 85 },
    king: { 3: 15, 4: 30, 5: 75 },
    queen: { 3: 10, 4: 25, 5: 60 },
    jack: { 3: 10, 4: 20, 5: 50 },
    ten: { 3: 10, 4: 20, 5: 50 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 250,
  base: [
    'MTQKJHQAALXSAJHLJAHQXKKMLMJKKAQQTTQLMJXKJAX',
    'JXLQJKQHLHSAAMWTTJJMAXAMKQKJHXAMWQJKKQATXKQLL',
    'MJKAQJKSLHATTQHAKQAJXMHWLALWXTJQJJQAXLQKMKXMK',
    'AMTTKHLQTMKKXLKWSAHQKQAKJMALJTJHQXJAQXJXAWLMQ',
    'LMQJQXATTQKMAMJTAWAKLLQKJHSJQKKKHAXHAXLQJKJWQ',
  ],
  free: [
    'JAAKXHLMLXJKKAXQALTTQSAKQLXTTAKJJAAQQMQAJHKM',
    'XXHAAASQJAKWQKMTTKLMHMLQJKJQMLQWLAKXTTQJKAHJXJ',
    'KJHXTTSAXAKQAXHKJQJMMAJKWQQMXQJLKQJHKMWTTAALLL',
    'KKMKMHLKAALXATTSJQXQJMLKLWQJHXKJHQJAXTTQWAJQMX',
    'JXMQMAQQXQJAAJLKKAMJATTHAXQKJHHWKTTKKQXSWLJMLL',
  ],
}
