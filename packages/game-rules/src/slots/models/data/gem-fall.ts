import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const gemFall: ModelData = {
  id: 'gem-fall',
  version: 1,
  name: 'Gem Fall',
  kind: 'scatter-pays',
  grid: { reels: 6, rows: 5 },
  betUnits: 20,
  pays: {
    top: { 8: 135, 10: 338, 12: 1_353 },
    high1: { 8: 90, 10: 226, 12: 902 },
    high2: { 8: 60, 10: 150, 12: 601 },
    high3: { 8: 40, 10: 101, 12: 401 },
    ace: { 8: 27, 10: 67, 12: 268 },
    king: { 8: 18, 10: 44, 12: 178 },
    queen: { 8: 12, 10: 30, 12: 119 },
    jack: { 8: 8, 10: 20, 12: 79 },
  },
  scatter: { paysX: { 4: 3, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1, 2, 3], freeMultipliers: [2, 4, 6] },
  winCapX: 500,
  base: [
    'LKHLAHKJJJMAAQQKQMKMSLTMQQKJJHLHLTTAA',
    'SMLQQHAKMJJTTQMLALMJQQHTAAHKJJAKLKKLH',
    'LHMHKQAKJJKQQLLLLSMKJJTAAMHAMQQKHTTAJ',
    'MLLQAATSLMMKHHJJKQQLAHLTTAKAMQQKHJJJK',
    'MLKAQHTLJJJJKLMAHKLMKHQQAHKLJSTTAAQQM',
    'ALHQQLHQQLMAMQALKAKJJJLHTTJJMKATHMKSK',
  ],
}
