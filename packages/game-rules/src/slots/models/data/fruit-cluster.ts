import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const fruitCluster: ModelData = {
  id: 'fruit-cluster',
  version: 1,
  name: 'Fruit Cluster',
  kind: 'cluster',
  grid: { reels: 7, rows: 7 },
  betUnits: 20,
  pays: {
    top: { 5: 119, 7: 236, 9: 477, 12: 1_427, 16: 4_753 },
    high1: { 5: 96, 7: 190, 9: 380, 12: 1_140, 16: 3_803 },
    high2: { 5: 75, 7: 152, 9: 306, 12: 912, 16: 3_043 },
    high3: { 5: 62, 7: 122, 9: 243, 12: 729, 16: 2_433 },
    ace: { 5: 50, 7: 96, 9: 196, 12: 586, 16: 1_947 },
    king: { 5: 41, 7: 78, 9: 155, 12: 467, 16: 1_557 },
    queen: { 5: 31, 7: 62, 9: 125, 12: 374, 16: 1_246 },
  },
  scatter: { paysX: { 4: 2, 5: 10, 6: 50, 7: 100 }, triggerCount: 4 },
  freeSpins: { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 },
  cascade: { multipliers: [1], freeMultipliers: [1, 2] },
  winCapX: 250,
  base: [
    'QKKTHQQKQLKLHKQLHHAMTALKLAKALQMATHTQMMHTASMMTALQ',
    'HLKMMTTAQQQTTLTAKKMKHQAQMAKLAHQLKMTQKAQALLMSHLHH',
    'LMLMHKQAMLAHLTKMQTKTAQKAALMQLSLKATHMHTKKAQQHHQTQ',
    'QLAKHLMALAQMLQMHQHQQKMLLTKHLKSTTTAMHAQMKAQKHAKTT',
    'TLAKQMTHQHTMMTKHQTTAMLAAHQAKAQMLHLKLSHQLAKKQLMQK',
    'ALLLHHKALKHTQKMHQQAHMTQTKQTMTMQAHLKAAKMQSTAMLQLK',
    'LQQMMKTMQLHATKQLLLAKHHKAALQMMLTMHSTQKQQTKAATHHAK',
  ],
}
