import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const hotDrop25: ModelData = {
  id: 'hot-drop-25',
  version: 1,
  name: 'Hot Drop 25',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 25,
  lines: 'twentyFive',
  pays: {
    top: { 3: 55, 4: 145, 5: 450 },
    high1: { 3: 45, 4: 105, 5: 320 },
    high2: { 3: 35, 4: 90, 5: 250 },
    high3: { 3: 35, 4: 80, 5: 215 },
    ace: { 3: 25, 4: 55, 5: 145 },
    king: { 3: 25, 4: 55, 5: 125 },
    queen: { 3: 20, 4: 45, 5: 105 },
    jack: { 3: 20, 4: 35, 5: 90 },
    ten: { 3: 20, 4: 35, 5: 90 },
  },
  scatter: { paysX: { 3: 1, 4: 5, 5: 20 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  jackpot: {
    id: 'hot-drop',
    kind: 'must-hit-by',
    stakeMax: 1_000_000,
    tiers: [
      {
        tier: 'drop',
        seed: 10_000_000,
        contribution: [8, 1_000],
        reserve: [4, 375],
        mustHitBy: 25_000_000,
      },
    ],
  },
  winCapX: 250,
  base: [
    'HQJQJQLKXHTKKXXKMALQMLJHMLXJMSAAATT',
    'QTLJSAXMATTXWHLQMXJWKKJXJAHMLKMQAHALQ',
    'MMQSHXMAKQKWHAAJHLLKLJTJXXMAQKTTQXJLW',
    'MWKKAMJLQMTKMHXLQMATQKXLXQLJASJAHXJWH',
    'XWTTKKJXALTJHMJLSALQMMHQKLWAKMXHQAXQJ',
  ],
  free: [
    'AKJTTHMXLQLJKMATTXMLSJAKQLQKXHXHAMQJ',
    'QKXMTTJMAJTTLXLLKASMJMWHLQQHXHAKWQXAKJ',
    'SHXAMMLXWMKKAJQKWHLXAJTTQMKLJQTTLQXJHA',
    'MQMXKKQJQXHJXHTTKLMWKJTTXLALLJWSMQHAAA',
    'XSHLMXXHQQMQKQKXJWJAMKAMAWAKLJTTJLHTTL',
  ],
}
