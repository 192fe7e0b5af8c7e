import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const resinWild: ModelData = {
  id: 'resin-wild',
  version: 1,
  name: 'Resin Wild',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 80, 4: 655, 5: 7_875 },
    high1: { 3: 65, 4: 395, 5: 3_280 },
    high2: { 3: 50, 4: 260, 5: 1_575 },
    high3: { 3: 40, 4: 155, 5: 785 },
    ace: { 3: 20, 4: 80, 5: 330 },
    king: { 3: 20, 4: 65, 5: 260 },
    queen: { 3: 15, 4: 50, 5: 195 },
    jack: { 3: 15, 4: 40, 5: 155 },
    ten: { 3: 15, 4: 40, 5: 130 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 1, retriggerCount: 0, stickyWilds: true },
  winCapX: 5_000,
  base: [
    'TTKAQXXXJQAMJXJMKJHXQALQJXALQKMKSHX',
    'XKLQJJXXXMJHJQLAAAASXQQXLJQKHWMKKMTT',
    'ALHXXMJTTKMSKXMAJJKQAWHAJQKQLXQXJLQX',
    'JQLQKMQXKXTTXXLAMHKJXWKQJSXMAHALJAQJ',
    'AALJJXSKLJXQJQQKLMWXAHXQXHJMXAMKKQTT',
  ],
  free: [
    'MATTALMXXQQJHKQMALJAKHJKXXAKLJAQXMQX',
    'WAXHKQXQAMQJLALXAMKKJMXQXKTTJJAQLAHXX',
    'LHJQKAAWAAXAKJQMXTTMLHJJXLJKQXXAMXQKQ',
    'AQHXMLWJJXJAQQJKXXKJTTQAHXMXAMAQKJXKA',
    'JXATTKXJAAQQMMXAQQJLKMKXLAJLXAQJHJHX',
  ],
}
