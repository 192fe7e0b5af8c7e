import type { Draws, InstantEvent, InstantGame, Read } from './instant-game.ts'
import { payoutMinor } from './multiplier.ts'
import { refuse } from './read-input.ts'

/** Ends every round of a mini game. Multipliers are ten-thousandths of the stake, stake included. */
export type SettledEvent = {
  readonly type: 'settled'
  readonly multiplierX10000: number
  readonly payoutMinor: string
}

export type Resolved<Event> = { readonly events: readonly Event[]; readonly multiplierX10000: number }

export type OneStepRules<Bet extends { stakeMinor: bigint }, Event> = {
  readonly id: string
  readonly version: number
  readBet(input: unknown): Read<Bet>
  /** The highest multiplier that this bet can reach. */
  maxX10000(bet: Bet): number
  resolve(bet: Bet, draws: Draws): Resolved<Event>
}

/** A game that is over with its bet: it takes no action and is never left open. */
export function oneStepGame<Bet extends { stakeMinor: bigint }, Event extends InstantEvent>(
  rules: OneStepRules<Bet, Event>,
): InstantGame<Bet, never, Event | SettledEvent> {
  const noAction = refuse('action', 'none: the round is over with its bet')
  return {
    id: rules.id,
    version: rules.version,
    readBet: (input) => rules.readBet(input),
    readAction: () => noAction,
    payoutMinorMax: (bet) => payoutMinor(bet.stakeMinor, rules.maxX10000(bet)),
    play(bet, actions, draws) {
      if (actions.length > 0) return noAction
      const { events, multiplierX10000 } = rules.resolve(bet, draws)
      const paid = payoutMinor(bet.stakeMinor, multiplierX10000)
      const ended = settled(multiplierX10000, paid)
      return {
        ok: true,
        round: {
          events: [...events, ended],
          stakeMinor: bet.stakeMinor,
          payoutMinor: paid,
          isOver: true,
          allowed: [],
        },
      }
    },
    abandon: () => 'refund',
  }
}

export const settled = (multiplierX10000: number, paidMinor: bigint): SettledEvent => ({
  type: 'settled',
  multiplierX10000,
  payoutMinor: paidMinor.toString(),
})
