import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, keyFact, textFact, type Weight } from '../../site/wishes/index.ts'
import { houseVendorId } from '../catalogue/index.ts'
import { type LimitsKey, limitsOf, type Stored, saveLimits } from './stake-limit-store.ts'
import type { StakeLimits } from './stake-limits.ts'

const Minor = z.string().nullable()
const Limits = z.object({ min: Minor, max: Minor, payoutMax: Minor, ranks: z.array(z.tuple([z.number(), z.string()])) })
const Payload = z.object({
  gameCode: z.string(),
  currency: z.string(),
  limits: Limits,
  /** What held when it was asked for. */
  before: Limits.nullable(),
})

/** What players may stake in a game of the studio, or in all. */
export const stakeLimitKind = defineKind({
  kind: 'stake-limits',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  actionOf: () => 'stake-limits.',
  detailOf: ({ gameCode, currency, before, limits }) => ({ gameCode, currency, before, after: limits }),
  describe: async (_reader, { payload: { gameCode, currency, limits } }) => [
    gameCode ? textFact('game', gameCode) : keyFact('game', 'wishes.allGames'),
    ...limitFacts(limits, currency),
  ],
  apply: async (tx, { payload: { gameCode, currency, limits } }, { at }) => {
    await saveLimits(tx, { gameCode, currency }, limitsOf(limits), at)
    return ok(null)
  },
})

/** What the audit log calls limits by. */
export const subjectOf = ({ gameCode }: LimitsKey): string => gameCode || houseVendorId

/** Limits wait one at a time for a game and currency. */
export const placeOf = ({ gameCode, currency }: LimitsKey): string => `${gameCode}:${currency}`

/** A largest stake counts against the threshold; without one there is no end to it. */
export function weightOf({ stakeMinorMax, rankMaxes }: StakeLimits, currency: string): Weight {
  if (stakeMinorMax === null) return 'always'
  const maxes = [stakeMinorMax, ...rankMaxes.map((one) => one.stakeMinorMax)]
  const amountMinor = maxes.reduce((most, one) => (one > most ? one : most))
  return { topic: 'stakeLimits', amountMinor, currency }
}

function limitFacts({ min, max, payoutMax, ranks }: Stored, currency: string) {
  const named = { stakeMin: min, stakeMax: max, payoutMax }
  return [
    ...Object.entries(named).map(([name, minor]) =>
      minor === null ? keyFact(name, 'wishes.none') : amountFact(name, BigInt(minor), currency),
    ),
    ...ranks.flatMap(([rank, minor]) => [countFact('rank', rank), amountFact('stakeMax', BigInt(minor), currency)]),
  ]
}
