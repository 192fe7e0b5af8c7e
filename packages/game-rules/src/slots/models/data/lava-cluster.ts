import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const lavaCluster: ModelData = {
  id: 'lava-cluster',
  version: 1,
  name: 'Lava Cluster',
  kind: 'cluster',
  grid: { reels: 5, rows: 5 },
  betUnits: 20,
  pays: {
    top: { 5: 17, 6: 52, 8: 261, 10: 1_394, 13: 8_713 },
    high1: { 5: 9, 6: 26, 8: 131, 10: 697, 13: 4_356 },
    high2: { 5: 4, 6: 13, 8: 65, 10: 349, 13: 2_178 },
    high3: { 5: 2, 6: 7, 8: 33, 10: 174, 13: 1_089 },
    ace: { 5: 1, 6: 3, 8: 16, 10: 87, 13: 545 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1, 2, 3, 5], freeMultipliers: [3, 6, 9, 15] },
  winCapX: 1_000,
  base: [
    'AMMAAMMAAHLHASAALLLLMAALMLLMTTMLTHMTHATAALHLLAHHHT',
    'LHTALMAMTALMTMLAAAHLMHAALLHHAATHALTLMAALLTMSLHHAMM',
    'MHSATLLAHHTTTMMALALMMAAALALLALLLLMAMAHTAAHHTAHLMMH',
    'LHLLALTMLHTMMTHMSMTMAMHAALALALAHMAHALTAAMHTLLLAAAH',
    'HALMHHMTMLLALLLLAAHLMTTTAAAALSTAAMAAATAMMHLHLMHLMH',
  ],
}
