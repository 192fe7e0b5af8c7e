import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const coralCluster: ModelData = {
  id: 'coral-cluster',
  version: 1,
  name: 'Coral Cluster',
  kind: 'cluster',
  grid: { reels: 6, rows: 6 },
  betUnits: 20,
  pays: {
    top: { 5: 221, 6: 441, 8: 1_104, 10: 3_308, 13: 11_026 },
    high1: { 5: 148, 6: 293, 8: 735, 10: 2_204, 13: 7_350 },
    high2: { 5: 99, 6: 197, 8: 491, 10: 1_469, 13: 4_902 },
    high3: { 5: 67, 6: 131, 8: 328, 10: 982, 13: 3_267 },
    ace: { 5: 44, 6: 87, 8: 218, 10: 653, 13: 2_178 },
    king: { 5: 29, 6: 58, 8: 145, 10: 436, 13: 1_452 },
  },
  scatter: { paysX: { 4: 2, 5: 10, 6: 50 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1, 2, 3], freeMultipliers: [2, 4, 6] },
  winCapX: 250,
  base: [
    'AHTKATHLLLMMHKAMAKMKLLHTKKAALKMATKSM',
    'AKHHLHKKSLKMKLALKAAAMTMTKTMAMLAMLTKH',
    'KSKHHMKALMHTMKTHLAMLKATMALMAKTKLALKA',
    'MHTALKLHMKKAMMLTKATALKKAMLMHALKATKHS',
    'KKALHATAHTMKMLAKKKHKLLHALMSTMLTAAMKM',
    'TATLKKKMLMTAMSHKAMHMLAKKAATLKLHMKLAH',
  ],
}
