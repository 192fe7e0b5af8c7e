import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const thunderFall: ModelData = {
  id: 'thunder-fall',
  version: 1,
  name: 'Thunder Fall',
  kind: 'scatter-pays',
  grid: { reels: 6, rows: 5 },
  betUnits: 20,
  pays: {
    top: { 8: 112, 10: 561, 12: 4_488 },
    high1: { 8: 56, 10: 280, 12: 2_244 },
    high2: { 8: 28, 10: 140, 12: 1_122 },
    high3: { 8: 14, 10: 70, 12: 561 },
    ace: { 8: 7, 10: 35, 12: 280 },
    king: { 8: 4, 10: 18, 12: 140 },
    queen: { 8: 2, 10: 9, 12: 70 },
    jack: { 8: 1, 10: 4, 12: 35 },
  },
  scatter: { paysX: { 4: 3, 5: 10, 6: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1, 2, 3, 5], freeMultipliers: [3, 6, 9, 15] },
  winCapX: 2_500,
  base: [
    'JHKQLMKMKKAKQQLHSHHLTTMLQQAMAJJLJJTAA',
    'QQAAHTMJMLQKQQLKTTJJAKMLHMLAJJHLAHSKK',
    'QQQQLTKMJJMAKKMLLAAKQALJJAHJSHHHKLMTT',
    'HHHQKHAAKALKLAJSAKQQJJMLTTQQMLLTMJJKM',
    'TTMHHJJSHQKTKJJMMAHLALJKKAAQQALLKMQQL',
    'KMHLSQQALHQQKLQTAJJJJAHHAKMLMMLAKJTTK',
  ],
}
