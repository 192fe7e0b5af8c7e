import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const panda243: ModelData = {
  id: 'panda-243',
  version: 1,
  name: 'Panda 243',
  kind: 'ways',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  pays: {
    top: { 3: 40, 4: 105, 5: 335 },
    high1: { 3: 35, 4: 80, 5: 240 },
    high2: { 3: 25, 4: 65, 5: 190 },
    high3: { 3: 25, 4: 60, 5: 160 },
    ace: { 3: 20, 4: 40, 5: 105 },
    king: { 3: 20, 4: 40, 5: 95 },
    queen: { 3: 15, 4: 35, 5: 80 },
    jack: { 3: 15, 4: 25, 5: 65 },
    ten: { 3: 15, 4: 25, 5: 65 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  winCapX: 1_000,
  base: [
    'LSKJLHATTQAJKXJMXQQQKATJLKMAXMMXHHL',
    'SJAQLAXAHWKJKTTTJQQXHXHLQXALMMMKJKML',
    'AQJHSLJMKKAHKMHTTAWMXXXKQQXLLJLJQMAT',
    'QKJJHJQXMTTTWMHLJAKXQMXSAKKHLLQMAALX',
    'AAXJQKKKLXAHKLMQJLJQSQATTXHMLWXTMHMJ',
  ],
  free: [
    'MLQMQSJHLJLMHKQXTTXHJXJXMKAALALKTTAQ',
    'MALHMXJSQKQLJAQAMTTLKAMTTLWHXQJWXXHKKJ',
    'MWAKMXHJWXALQLAJSHLLKQQMAHJKMTTXKTTQAJ',
    'KHJXAHXXMLTTXWKMKLSMQTTLQJAAAWQJQLMHJK',
    'JXQJLAJKQAXKXTTMHTTKSQHJXLWKLWAAQMAMHM',
  ],
}
