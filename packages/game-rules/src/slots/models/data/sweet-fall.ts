import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const sweetFall: ModelData = {
  id: 'sweet-fall',
  version: 1,
  name: 'Sweet Fall',
  kind: 'scatter-pays',
  grid: { reels: 6, rows: 5 },
  betUnits: 20,
  pays: {
    top: { 8: 87, 10: 216, 12: 866 },
    high1: { 8: 69, 10: 172, 12: 691 },
    high2: { 8: 56, 10: 138, 12: 553 },
    high3: { 8: 44, 10: 111, 12: 443 },
    ace: { 8: 36, 10: 89, 12: 354 },
    king: { 8: 29, 10: 71, 12: 283 },
    queen: { 8: 24, 10: 56, 12: 227 },
    jack: { 8: 18, 10: 45, 12: 181 },
  },
  scatter: { paysX: { 4: 3, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1], freeMultipliers: [1, 2] },
  winCapX: 250,
  base: [
    'LLQQTATTKJLMQMKJJAMHAAHHAKLSLHKJJQQMK',
    'MLAQQAAAMLMJHHAKKQQMKKLTTLQKHJJHLSTJJ',
    'LKHKJJAAMTQALQQKMLHJJHLLAHTTQQMSKMJAK',
    'HKQAQQHLMHHLASAAMAQQTKJLLKJJLMJJTTKMK',
    'MMJJLLAAMKLAHLALMKQQQTAHSHJKKHJJQQTTK',
    'MMALLKKQQJJJJTTAKMLQQJLKSHAHQAALHMTHK',
  ],
}
