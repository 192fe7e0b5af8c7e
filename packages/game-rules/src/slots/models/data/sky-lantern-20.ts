import type { ModelData } from '../model-data.ts'

/** Drawn by tools/slot-models; any change of a number is a new version. */
export const skyLantern20: ModelData = {
  id: 'sky-lantern-20',
  version: 1,
  name: 'Sky Lantern 20',
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
  scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  jackpot: {
    id: 'sky-lantern',
    kind: 'progressive',
    stakeMax: 1_000_000,
    tiers: [
      {
        tier: 'grand',
        seed: 100_000_000,
        contribution: [5, 1_000],
        reserve: [1, 330],
        oneIn: 33_000_000_000,
      },
      {
        tier: 'major',
        seed: 5_000_000,
        contribution: [4, 1_000],
        reserve: [4, 1_000],
        oneIn: 1_250_000_000,
      },
      {
        tier: 'minor',
        seed: 200_000,
        contribution: [3, 1_000],
        reserve: [2, 1_000],
        oneIn: 100_000_000,
      },
    ],
  },
  winCapX: 2_500,
  base: [
    'MQXXLHKHAJQLQQKAAMHJTTJAKXXLLSXJKJM',
    'AQXQMAHLKKMJLWKXLMLXHAJQQXAMTTJHJJSK',
    'AAXMXJQQXQXLHLAHKWKKLKJXLMMHJSTTQAJJ',
    'XLKLMKAXHLMXXJJQMJTTJJKHQQWAASQXLAKH',
    'AAJXMQLJKHHQXXJQTLWAAJAMMQXQSTTLAHLX',
  ],
  free: [
    'JKMQAJJKQAMLQHHAJKXKJLLLXTTAJXHTTMSXT',
    'SALJJKMXQXLJWXQLHHMKJKHXTTTTJXWKLJJQAAM',
    'JTTXAXWXHSLJLQJTTXQKJMQQMHHHLAJAWXKAKLK',
    'HAJJHHQQWLSKXQJAKQXTTMXXMKJLJXWMALTTLKA',
    'AJHXXQMMMTTAHLXWJQASKWLXQTTJKAJQLKXKJHL',
  ],
}
