import { isDeepStrictEqual } from 'node:util'
import type { LimitsAnswer } from '@fairground/contract/studio'
import { anyPace, type Session } from '@fairground/vendor-kit'
import type { FishingTitle, Game, SlotGame } from '../catalogue/game.ts'
import { instantBaseOf, instantLimitsOf, instantStakesOf } from '../catalogue/instant-limits.ts'
import { defaultStakeOf, stakesOf, stakesWithin } from '../catalogue/stakes.ts'
import { bulletsOfLevel, bulletsWithin } from '../fishing/bullets.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'

interface Allowed {
  stakes: readonly bigint[]
  /** Of one bet; the least of the stakes where none is said. */
  stakeMinorMin?: bigint
  stakeMinorMax: bigint
  payoutMinorMax: bigint
}

/**
 * What this session may stake, as a frame is told. Refusal: STAKE_NOT_ALLOWED where nothing is left; with a round under
 * way the least stake of the game is told instead, so that the frame opens and the round is ended.
 */
export function describeLimits(session: Session, game: Game, isUnderWay = false): Outcome<LimitsAnswer> {
  const allowed = allowedOf(session, game)
  const told = allowed.stakes.length > 0 ? allowed : isUnderWay ? leastOf(session, game) : undefined
  const [least] = told?.stakes ?? []
  if (!told || least === undefined) return refuse('STAKE_NOT_ALLOWED', 'no stake of the game fits the limits')
  return ok({
    stakesMinor: told.stakes.map(String),
    stakeMinorDefault: String(defaultStakeOf(told.stakes, session.currency)),
    limits: {
      stakeMinorMin: (told.stakeMinorMin ?? least).toString(),
      stakeMinorMax: told.stakeMinorMax.toString(),
      payoutMinorMax: told.payoutMinorMax.toString(),
    },
    ...describePace(session, game),
  })
}

function describePace({ pace }: Session, game: Game): Pick<LimitsAnswer, 'pace'> {
  if (isDeepStrictEqual(pace, anyPace)) return {}
  return { pace: { roundMsMin: roundMsMinOf(pace, game), autoplay: pace.autoplay, turbo: pace.turbo } }
}

/** Tables and ponds have a clock of their own, which nobody at them can hurry. */
const roundMsMinOf = ({ slotMsMin, gameMsMin }: Session['pace'], { kind }: Game): number =>
  kind === 'slot' ? slotMsMin : kind === 'instant' ? gameMsMin : 0

function allowedOf(session: Session, game: Game): Allowed {
  if (game.kind === 'slot') return slotAllows(session, game)
  return game.kind === 'fishing' ? fishingAllows(session, game) : instantAllows(session, game)
}

/** Stakes are values of a bullet there; the limits are those of a magazine. */
function fishingAllows(session: Session, { level }: FishingTitle): Allowed {
  const limits = instantLimitsOf(session)
  const stakes = bulletsWithin(level, session)
  return limits ? { stakes, ...limits } : { stakes: [], stakeMinorMax: 0n, payoutMinorMax: 0n }
}

/** What buys the free spins is a bet too, so the greatest is the session's, not that of the ladder. */
function slotAllows(session: Session, game: SlotGame): Allowed {
  const stakes = stakesWithin(game, session)
  const payoutMinorMax = (stakes.at(-1) ?? 0n) * BigInt(game.facts.maxWinX)
  return { stakes, stakeMinorMax: session.stakeMinorMax, payoutMinorMax }
}

function instantAllows(session: Session, game: Game): Allowed {
  const limits = instantLimitsOf(session, game)
  return limits
    ? { stakes: instantStakesOf(session, game), ...limits }
    : { stakes: [], stakeMinorMax: 0n, payoutMinorMax: 0n }
}

function leastOf({ currency }: Session, game: Game): Allowed {
  const least = leastStakeOf(game, currency)
  const stakes = least === undefined ? [] : [least]
  return { stakes, stakeMinorMax: least ?? 0n, payoutMinorMax: least ?? 0n }
}

function leastStakeOf(game: Game, currency: string): bigint | undefined {
  if (game.kind === 'slot') return stakesOf(game.model, currency)[0]
  return game.kind === 'fishing' ? bulletsOfLevel(game.level, currency)[0] : instantBaseOf(currency)?.stakeMinorMin
}
