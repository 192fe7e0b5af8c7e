import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'
import { RoundFairness, SeedState } from './studio-seeds.ts'

/** More actions than any game of the house has in one round. */
const actionsMax = 500

/** A round of a game that one player plays against the studio, as its player may see it by now. */
export const InstantRoundView = z.object({
  roundId: z.string(),
  gameId: z.string(),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  /** Everything taken for the round so far, raises and doubles included. */
  stakeMinor: PswStake,
  /** Gross, stake included; 0 until the round is over. */
  payoutMinor: PswAmount,
  isOver: z.boolean(),
  /** `open`: the next action is awaited. `void`: the stake was given back, nothing was won or lost. */
  state: z.enum(['open', 'settled', 'void']),
  /** The typed events of the rules, in order; the client replays the list. */
  events: z.array(z.looseObject({ type: z.string() })),
  /** Kinds of actions that are taken next; empty when over. */
  allowed: z.array(z.string()),
  bet: z.json(),
  actions: z.array(z.json()),
  /** Number of actions so far: what the next one has to name. */
  step: z.number().int().min(0),
  startedAt: z.iso.datetime({ offset: true }),
  /** After everything this round has moved by now. */
  balanceAfterMinor: PswAmount,
  fairness: RoundFairness,
})
export type InstantRoundView = z.infer<typeof InstantRoundView>

/** The bet is checked by the rules of the session's game. The same request id again answers the same round. */
export const InstantBetRequest = z.object({ requestId: z.uuid(), bet: z.json() })
export type InstantBetRequest = z.infer<typeof InstantBetRequest>

/** `step` is the number of actions the player has seen: an action for a step that has passed is refused. */
export const InstantActRequest = z.object({
  requestId: z.uuid(),
  roundId: z.string().max(64),
  step: z.number().int().min(0).max(actionsMax),
  action: z.json(),
})
export type InstantActRequest = z.infer<typeof InstantActRequest>

export const InstantAnswer = z.object({ round: InstantRoundView, balanceVersion: z.number().int(), seeds: SeedState })
export type InstantAnswer = z.infer<typeof InstantAnswer>

/** The round that waits for its player, or null. */
export const InstantOpenRoundAnswer = z.object({ round: InstantRoundView.nullable() })
export type InstantOpenRoundAnswer = z.infer<typeof InstantOpenRoundAnswer>

export const InstantRoundsAnswer = z.object({ rounds: z.array(InstantRoundView), next: z.string().nullable() })
export type InstantRoundsAnswer = z.infer<typeof InstantRoundsAnswer>
