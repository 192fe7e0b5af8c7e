import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const scrollBook: ModelData = {
  id: 'scroll-book',
  version: 1,
  name: 'Book of Scrolls',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 55, 4: 147, 5: 458 },
    high1: { 3: 46, 4: 110, 5: 330 },
    high2: { 3: 37, 4: 92, 5: 257 },
    high3: { 3: 37, 4: 82, 5: 220 },
    ace: { 3: 27, 4: 55, 5: 147 },
    king: { 3: 27, 4: 55, 5: 128 },
    queen: { 3: 18, 4: 46, 5: 110 },
    jack: { 3: 18, 4: 37, 5: 92 },
    ten: { 3: 18, 4: 37, 5: 92 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: {
    reelSet: 'free',
    count: 10,
    multiplier: 1,
    retriggerCount: 10,
    expanding: [
      ['high3', 1],
      ['ace', 2],
      ['king', 2],
      ['queen', 3],
      ['jack', 3],
      ['ten', 3],
    ],
  },
  winCapX: 1_000,
  base: [
    'QMXKHXMKHSTAKJLJATTAQJAHMXQLQKJMLXL',
    'MAXJLTTTQHMQLJKJAQWSLAKJHXKXHXKAQMLM',
    'XQQMQHHKXAMXJAMLKTSKLQXJAATTWJKLHMJL',
    'HJHMLLXXXXMKWQSQJAJAHQTMJKLLKATTKQMA',
    'MXQQTKWQMXLHHJKKJMATTMXXSLKHAJAQJLLA',
  ],
  free: [
    'KMQSJMTQJHAQJQMHHATTKLKLLAXKAQMXLJX',
    'JMMQAKAQKJHTXMWLJQXAHTTKLASQLXKJAHLM',
    'LXLXHMAKWQJQMALQKAKMTSXTTJKLJHHJMAXQ',
    'KKKAXQAQAXTMLXMLKHAMJJSQLHQWJTHLJTTQ',
    'JAMHAKQJLLXMAMTTKMXQQJAJKLXWQLTTSXKH',
  ],
}
