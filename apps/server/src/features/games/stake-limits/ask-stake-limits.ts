import type { StakeLimits as Wanted } from '@fairground/contract'
import { type Currency, currencies, getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { listLevels } from '../../rewards/vip/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { findGameByCode, houseVendorId } from '../catalogue/index.ts'
import { placeOf, stakeLimitKind, subjectOf, weightOf } from './stake-limit-kind.ts'
import { findLimits, type LimitsKey, storedOf } from './stake-limit-store.ts'
import { faultOf, type StakeLimits } from './stake-limits.ts'

interface Asked {
  /** Null: every game of the studio. */
  gameCode: string | null
  currency: string
  limits: Wanted
  reason: string
}

/**
 * Asks for limits that a second person has to say yes to. Refusals: VALIDATION naming the field, STATE_CONFLICT while
 * another wish of the same game and currency waits.
 */
export async function askStakeLimits(call: Call, staff: StaffSession, wanted: Asked): Promise<Outcome<LimitsKey>> {
  const { app } = call
  const { currency, reason } = wanted
  const key = { gameCode: wanted.gameCode ?? '', currency }
  const read = await readWish(call, key, wanted.limits)
  if (!read.ok) return read
  const limits = read.value
  return transactWhole(app.db, async (tx) => {
    const before = await findLimits(tx, key)
    const payload = { ...key, limits: storedOf(limits), before: before ? storedOf(before) : null }
    const weight = weightOf(limits, currency)
    const asked = { subject: subjectOf(key), place: placeOf(key), payload, weight, reason }
    const added = await askWish(tx, { call, staff }, stakeLimitKind, asked)
    return added.ok ? ok(key) : added
  })
}

async function readWish({ app }: Call, key: LimitsKey, wanted: Wanted): Promise<Outcome<StakeLimits>> {
  if (!Object.hasOwn(currencies, key.currency)) return refuseField('currency', 'validation.currencyUnknown')
  const limits = limitsOf(wanted, getCurrency(key.currency))
  const known = new Set((await listLevels(app.db)).map(({ rank }) => rank))
  const stranger = limits.rankMaxes.find(({ rank }) => !known.has(rank))
  if (stranger) return refuseField(`rank.${stranger.rank}`, 'validation.notKnown')
  const range = await rangeOf(app, key)
  if (!range.ok) return range
  const fault = faultOf(limits, range.value)
  if (!fault) return ok(limits)
  const { minMinor, maxMinor } = range.value ?? { minMinor: 0n, maxMinor: 0n }
  const shown = (minor: bigint) => Number(minor) / 10 ** getCurrency(key.currency).exponent
  return refuseField(fault.field, `validation.${fault.key}`, { min: shown(minMinor), max: shown(maxMinor) })
}

function limitsOf({ stakeMin, stakeMax, payoutMax, ranks }: Wanted, currency: Currency): StakeLimits {
  const minorOf = (amount: string) => parseAmount(amount, currency) ?? 0n
  const minorOrNone = (amount: string | null) => (amount === null ? null : minorOf(amount))
  return {
    stakeMinorMin: minorOrNone(stakeMin),
    stakeMinorMax: minorOrNone(stakeMax),
    payoutMinorMax: minorOrNone(payoutMax),
    rankMaxes: ranks.map((one) => ({ rank: one.rank, stakeMinorMax: minorOf(one.stakeMax) })),
  }
}

type Range = { minMinor: bigint; maxMinor: bigint } | undefined

/** What the rules of the game take; nothing is known of all games together. */
async function rangeOf(app: Call['app'], { gameCode, currency }: LimitsKey): Promise<Outcome<Range>> {
  if (gameCode === '') return ok(undefined)
  const game = await findGameByCode(app, houseVendorId, gameCode)
  if (!game) return refuseField('gameCode', 'validation.notKnown')
  const stakes = game.stakes[currency]
  if (!stakes) return refuseField('currency', 'validation.notKnown')
  return ok({ minMinor: BigInt(stakes.min), maxMinor: BigInt(stakes.max) })
}
