import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const dailyMystery10: ModelData = {
  id: 'daily-mystery-10',
  version: 1,
  name: 'Daily Mystery 10',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  betUnits: 10,
  lines: 'ten',
  pays: {
    top: { 3: 87, 4: 437, 5: 2_622 },
    high1: { 3: 70, 4: 262, 5: 1_224 },
    high2: { 3: 52, 4: 175, 5: 699 },
    high3: { 3: 44, 4: 140, 5: 524 },
    ace: { 3: 26, 4: 87, 5: 262 },
    king: { 3: 26, 4: 70, 5: 218 },
    queen: { 3: 17, 4: 52, 5: 175 },
    jack: { 3: 17, 4: 44, 5: 140 },
    ten: { 3: 17, 4: 44, 5: 140 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  jackpot: {
    id: 'daily-mystery',
    kind: 'mystery',
    stakeMax: 1_000_000,
    deadlineHours: 24,
    tiers: [
      {
        tier: 'mystery',
        seed: 1_000_000,
        contribution: [9, 1_000],
        reserve: [6, 1_000],
        mustHitBy: 5_000_000,
      },
    ],
  },
  winCapX: 2_500,
  base: [
    'MTTLAJXQKHXXLMMAALJJALSKQKQKXXHHJQJ',
    'LKAMHJXQKKQJLMXHTTAWJLQAMAJQXLXXJSKH',
    'XALXKQJMTTXJXAKQAHJSHMKQWXJLAJMQKLHL',
    'JTTXKQKWAMAAAXHKMQQJLSXXHLJXMLJKJQLH',
    'TTSMKAQLJXHAXXLHQJKXJMMLQAHKJWKLJXAQ',
  ],
  free: [
    'KXSJXMHXAKTTALJLTTLKKJJQAXMXJQALHQHQM',
    'LJJKAXLJTTWKSXHXQHHKMJAXAQMTTLXJQALKQWM',
    'HXLHLWQXKHQSMJJLKKWAAJJQXXKMQJTTXLMAATT',
    'QKJLXHMAQXKLHMWJKASAJLKLMQXTTXJTTAQWHXJ',
    'TTMAKJXHHTTLQAQAQMJKALXKLLSXJHWMXXJQJKW',
  ],
}
