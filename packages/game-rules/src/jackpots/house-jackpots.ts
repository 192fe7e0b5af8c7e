import type { Jackpot } from './jackpot.ts'

/** Three levels at once; numbers of the studio's rules, with a reserve that pays every seed in the long run. */
export const skyLantern: Jackpot = {
  id: 'sky-lantern',
  kind: 'progressive',
  stakeMax: 1_000_000,
  tiers: [
    { tier: 'grand', seed: 100_000_000, contribution: [5, 1_000], reserve: [1, 330], oneIn: 33_000_000_000 },
    { tier: 'major', seed: 5_000_000, contribution: [4, 1_000], reserve: [4, 1_000], oneIn: 1_250_000_000 },
    { tier: 'minor', seed: 200_000, contribution: [3, 1_000], reserve: [2, 1_000], oneIn: 100_000_000 },
  ],
}

export const hotDrop: Jackpot = {
  id: 'hot-drop',
  kind: 'must-hit-by',
  stakeMax: 1_000_000,
  tiers: [{ tier: 'drop', seed: 10_000_000, contribution: [8, 1_000], reserve: [4, 375], mustHitBy: 25_000_000 }],
}

export const dailyMystery: Jackpot = {
  id: 'daily-mystery',
  kind: 'mystery',
  stakeMax: 1_000_000,
  deadlineHours: 24,
  tiers: [{ tier: 'mystery', seed: 1_000_000, contribution: [9, 1_000], reserve: [6, 1_000], mustHitBy: 5_000_000 }],
}

/** Every jackpot of the house, by the id its models name. */
export const houseJackpots: readonly Jackpot[] = [skyLantern, hotDrop, dailyMystery]
