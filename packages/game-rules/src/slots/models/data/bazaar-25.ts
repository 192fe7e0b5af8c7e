import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const bazaar25: ModelData = {
  id: 'bazaar-25',
  version: 1,
  name: 'Bazaar 25',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  lines: 'twentyFive',
  pays: {
    top: { 3: 55, 4: 145, 5: 460 },
    high1: { 3: 45, 4: 110, 5: 330 },
    high2: { 3: 35, 4: 90, 5: 255 },
    high3: { 3: 35, 4: 80, 5: 220 },
    ace: { 3: 25, 4: 55, 5: 145 },
    king: { 3: 25, 4: 55, 5: 130 },
    queen: { 3: 20, 4: 45, 5: 110 },
    jack: { 3: 20, 4: 35, 5: 90 },
    ten: { 3: 20, 4: 35, 5: 90 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 250,
  base: [
    'LJMKJHXAKMQLHKTTQKQAXTXJQHAMXLMSAJL',
    'LLAJAAXXKWKKTMTLHQXATTHKHXMWKMJSLQQQJ',
    'JXXSQTTLQKQTKAAXJMWMXLMHAHKHMJJAQTLLW',
    'QXKAWHAXMQLTMQJWKKLHQXALTTMSQJHXKALML',
    'QHXKWAHKLWXXMQTMLHSKLKHQAXTTLAQJMMJAJ',
  ],
  free: [
    'QMLTTKQJKQQMHMALMXAJLXXJHSTTXJAHKLAK',
    'LKJAMJHXQMLQKJTTWQSXKHAHWXMLAQXJLAMTTK',
    'LMAQAHMLQXHQAJMWKJHQKLTTLWXSKMXJKJATTX',
    'LMKWAKLSJXXMMAWMJMKQQTTHQAXHATTLLKQXJH',
    'TTTTLJQMKJHXLWMAQHLQQJSXAXXKHMMLWKKJAA',
  ],
  buy: { costX: 8 },
}
