import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const carpJackpot: ModelData = {
  id: 'carp-jackpot',
  version: 1,
  name: 'Carp Treasure',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 20,
  lines: 'twenty',
  pays: {
    top: { 3: 85, 4: 435, 5: 2_625 },
    high1: { 3: 70, 4: 260, 5: 1_225 },
    high2: { 3: 50, 4: 175, 5: 700 },
    high3: { 3: 45, 4: 140, 5: 525 },
    ace: { 3: 25, 4: 85, 5: 260 },
    king: { 3: 25, 4: 70, 5: 220 },
    queen: { 3: 15, 4: 50, 5: 175 },
    jack: { 3: 15, 4: 45, 5: 140 },
    ten: { 3: 15, 4: 45, 5: 140 },
  },
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
  winCapX: 2_500,
  holdAndWin: {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: [
      { x: 1, weight: 150 },
      { x: 2, weight: 75 },
      { x: 3, weight: 36 },
      { x: 5, weight: 24 },
      { x: 10, weight: 12 },
      { x: 20, weight: 3 },
      { x: 15, weight: 4, jackpot: 'mini' },
      { x: 50, weight: 1, jackpot: 'minor' },
    ],
    grandX: 1_000,
  },
  base: [
    'XMXLHAJMCCMQJKXAXKLKJALJHQHALCCXQALJTT',
    'AXAWQXHAKLCCLKQKJKCCLJLHQMMJJMXAXJXHQTT',
    'WHJKJKMLLQXXXJXMMJKCCAHLAXJQCCQTTAKQHAL',
    'AQLKJXWMJAQCCKHQJMQHJLLMCCAKKTXXLXXKHAH',
    'MTTMKAHQQXJLXHAMHAWHKJLKJLALJQXQXCCJCCK',
  ],
}
