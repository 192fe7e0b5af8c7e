import type { InstantEvent } from '../instant/instant-game.ts'

/** What the player of a bet has decided, stage by stage from the first on. */
export type Decisions = {
  /** Null where the bet was not asked. */
  readonly wishes: readonly (string | null)[]
  /** What each wish added to the stake of this bet. */
  readonly raisedMinor: readonly bigint[]
}

export type Hand<Bet> = Decisions & { readonly bet: Bet }

/**
 * Decisions between the cards: everybody decides a stage at once and in secret, and what it brings is shown when nobody can
 * decide it any more. Of all that is still hidden a stage may show one card.
 *
 * Where a player has two bets in a round, `asks`, `raiseMinor` and `fallback` are asked of all their chips as one bet.
 */
export type Stages<Bet, Outcome> = {
  /** A bound, not a rule. */
  readonly stagesMax: number
  readonly stageMs: number
  /** How long the deal is shown: the first stage stands so much longer, also where it asks nobody. */
  readonly dealMs: number
  /** How long a stage that asks nobody stands, so that what it brings can be seen. */
  readonly showMs: number
  /** What the bet may wish now; none: it waits. */
  asks(hand: Hand<Bet>, outcome: Outcome, stage: number): readonly string[]
  /** What the wish adds to the stake: asked of the wallet before it counts. */
  raiseMinor(hand: Hand<Bet>, wish: string): bigint
  /** The wish of a player who is silent, or whose wish `lost` raised and was not paid for: it never raises itself. */
  fallback(hand: Hand<Bet>, outcome: Outcome, stage: number, lost?: string): string
  /** Whether a bet has a card to come in this stage or a later one, though nobody is asked. */
  goesOn(hands: readonly Hand<Bet>[], outcome: Outcome, stage: number): boolean
  /** Everything everybody may see once this stage is shut; stage 0 is the deal. */
  shownAfter(hands: readonly Hand<Bet>[], outcome: Outcome, stage: number): readonly InstantEvent[]
}

/** Decisions as the first event of a bet that is over. */
export const toldDecisions = ({ wishes, raisedMinor }: Decisions): InstantEvent => ({
  type: 'decided',
  wishes,
  raisedMinor: raisedMinor.map(String),
})

/** What `toldDecisions` tells; undefined for anything else. */
export function readDecisions(told: unknown): Decisions | undefined {
  const { wishes, raisedMinor } = (told ?? {}) as { wishes?: unknown; raisedMinor?: unknown }
  if (!Array.isArray(wishes) || !wishes.every((wish) => wish === null || typeof wish === 'string')) return undefined
  if (!Array.isArray(raisedMinor) || !raisedMinor.every((raise) => /^\d{1,18}$/.test(String(raise)))) return undefined
  return { wishes, raisedMinor: raisedMinor.map((raise) => BigInt(String(raise))) }
}
