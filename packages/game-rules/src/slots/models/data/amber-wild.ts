import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const amberWild: ModelData = {
  id: 'amber-wild',
  version: 1,
  name: 'Amber Wild',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 90, 4: 455, 5: 2_720 },
    high1: { 3: 70, 4: 270, 5: 1_270 },
    high2: { 3: 55, 4: 180, 5: 725 },
    high3: { 3: 45, 4: 145, 5: 545 },
    ace: { 3: 25, 4: 90, 5: 270 },
    king: { 3: 25, 4: 70, 5: 225 },
    queen: { 3: 20, 4: 55, 5: 180 },
    jack: { 3: 20, 4: 45, 5: 145 },
    ten: { 3: 20, 4: 45, 5: 145 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 0, stickyWilds: true },
  winCapX: 1_000,
  base: [
    'HXTTKMXMXQLLXJJJAKLMAQHQAJKKQHJASLX',
    'JXXQTTJQKHAJAXKMMLXLHHQJSKQJMLXAWKLA',
    'MWHLXTKJLKKXXJQJALHQHXAAKXQJMSXLJAMQ',
    'XHWJXMJHQQKXKHAAXKLLMLSTQHQALKQJXMAJ',
    'HJMQQJKAJHXQJLXLLXATTJMSKXXHWAKQKALA',
  ],
  free: [
    'MMKHHLMATTKLAKAHJALQQXJJAXXXLAJKXQJQ',
    'AAKAJLXAKHHXJMKQLQXTTALHWLMXXAQJQKMJJ',
    'ALXKXJMAKMMAXLJLQHAHLKKHWQXXAQQTTJJJA',
    'LMXHLMAKLAKAXHXQJQJLKAAJKHQMXQATTXJWJ',
    'LXQLHKJXAHQJLATTHAXJKHMQXKMMAJJKAQLX',
  ],
}
