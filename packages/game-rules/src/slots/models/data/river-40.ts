import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const river40: ModelData = {
  id: 'river-40',
  version: 1,
  name: 'River 40',
  kind: 'lines',
  grid: { reels: 5, rows: 4 },
  betUnits: 20,
  lines: 'forty',
  pays: {
    top: { 3: 40, 4: 210, 5: 1_275 },
    high1: { 3: 35, 4: 125, 5: 595 },
    high2: { 3: 25, 4: 85, 5: 340 },
    high3: { 3: 20, 4: 70, 5: 255 },
    ace: { 3: 15, 4: 40, 5: 125 },
    king: { 3: 15, 4: 35, 5: 105 },
    queen: { 3: 10, 4: 25, 5: 85 },
    jack: { 3: 10, 4: 20, 5: 70 },
    ten: { 3: 10, 4: 20, 5: 70 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  winCapX: 1_000,
  base: [
    'AHXXJHMMHQKKAKLKJAQQLLSQJKKALXQQJXJAAMXTTJ',
    'QQMJKQSJXKKHKAXLMLWXALKALAHJJXQAHMQQTTAKJXJ',
    'KJKXJQAQQXAMQWMKAJJLAAXKATTXLJHJQSHXLQHMLKK',
    'XQAWLJTQKQKKHAJJKAAQKHXMXKLJXKHQHMAJAQXLQMS',
    'TTLLSHAAMLXMKKAAJMWJQXJXKKHAXJQJKHKXKALQQQQ',
  ],
  free: [
    'HKJQTTJTTQLKSAQHLLMJKMKXXLAQQAAKJJAKMAAXAHQX',
    'KMAJXMATTQXJAAHJHKHMQSATTLQKJQKJWJQLKXLQXKAWLX',
    'QAMLWQKSAMJHXJJKTTAAMQJAHXTTAWJLLHLQJQKKXKKQXX',
    'MQXAWMLAJWASHALXQXQQKXHKQJKAKTTLKHJLKXQJJAMTTJ',
    'XKHJQQXLLJKAASQKKXXKAXTTLTTAJWJMMJMHKHQAJALQQW',
  ],
}
