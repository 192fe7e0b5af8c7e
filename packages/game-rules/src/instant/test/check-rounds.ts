import { expect } from 'vitest'
import type { Draws, InstantEvent, InstantGame, InstantRound } from '../instant-game.ts'
import { seededDraws } from './seeded-draws.ts'

export type Player<Bet, Event extends InstantEvent> = {
  readonly rounds: number
  /** The bet as it comes over the wire. */
  betOf(random: Draws): unknown
  /** The next action as it comes over the wire. */
  actionOf?(round: InstantRound<Event>, random: Draws, bet: Bet): unknown
}

/** Tests that play very many rounds wait for a slow machine. */
export const longTest = { timeout: 300_000 }

const stepsMax = 500
const roundsPerBet = 50
const roundsPerResume = 500

/**
 * Plays very many rounds and checks each: nothing is paid before the end, never more than the announced most,
 * the last event says what was paid, and a round taken up again after any action goes on as it did. Returns the share of
 * all stakes paid back.
 */
export function checkRounds<Bet, Action, Event extends InstantEvent>(
  game: InstantGame<Bet, Action, Event>,
  player: Player<Bet, Event>,
): number {
  const random = seededDraws(20_261_122)
  let [staked, paid] = [0n, 0n]
  let [bet, most] = newBet(game, player, random)
  for (let index = 0; index < player.rounds; index += 1) {
    if (index % roundsPerBet === 0) [bet, most] = newBet(game, player, random)
    const { round, actions } = playOut(game, { bet, seed: index, random, player })
    if (round.payoutMinor < 0n || round.payoutMinor > most || !round.isOver || round.allowed.length > 0) {
      expect.fail(`${game.id}, seed ${index}: paid ${round.payoutMinor} of at most ${most}`)
    }
    if (index % roundsPerResume === 0) expectResumes(game, { bet, actions, seed: index, round })
    staked += round.stakeMinor
    paid += round.payoutMinor
    expectSettled(round)
  }
  return Number((paid * 1_000_000n) / staked) / 1_000_000
}

function newBet<Bet, Event extends InstantEvent>(
  game: InstantGame<Bet, unknown, Event>,
  player: Player<Bet, Event>,
  random: Draws,
): [Bet, bigint] {
  const bet = game.readBet(player.betOf(random))
  if (!bet.ok) throw new Error(`${game.id} refuses a bet: ${bet.refusal.field}, ${bet.refusal.expected}`)
  return [bet.value, game.payoutMinorMax(bet.value)]
}

type PlayInput<Bet, Event extends InstantEvent> = {
  readonly bet: Bet
  readonly seed: number
  readonly random: Draws
  readonly player: Player<Bet, Event>
}

function playOut<Bet, Action, Event extends InstantEvent>(
  game: InstantGame<Bet, Action, Event>,
  { bet, seed, random, player }: PlayInput<Bet, Event>,
): { round: InstantRound<Event>; actions: Action[] } {
  const actions: Action[] = []
  let eventCount = 0
  while (actions.length < stepsMax) {
    const played = game.play(bet, actions, seededDraws(seed))
    if (!played.ok) throw new Error(`${game.id} refuses ${JSON.stringify(actions.at(-1))}: ${played.refusal.expected}`)
    if (played.round.isOver) return { round: played.round, actions }
    if (played.round.payoutMinor !== 0n || played.round.allowed.length === 0) expect.fail(`${game.id} paid early`)
    if (played.round.events.length < eventCount) expect.fail(`${game.id} took an event back`)
    eventCount = played.round.events.length
    if (!player.actionOf) throw new Error(`${game.id} waits for an action`)
    const action = game.readAction(player.actionOf(played.round, random, bet))
    if (!action.ok) throw new Error(`${game.id} reads no action: ${action.refusal.expected}`)
    actions.push(action.value)
  }
  throw new Error(`${game.id} does not end`)
}

type Ended<Bet, Action, Event extends InstantEvent> = {
  readonly bet: Bet
  readonly actions: readonly Action[]
  readonly seed: number
  readonly round: InstantRound<Event>
}

/** A player who returns after this many actions sees the same beginning and the same end. */
function expectResumes<Bet, Action, Event extends InstantEvent>(
  game: InstantGame<Bet, Action, Event>,
  { bet, actions, seed, round }: Ended<Bet, Action, Event>,
): void {
  for (let taken = 0; taken < actions.length; taken += 1) {
    const resumed = game.play(bet, actions.slice(0, taken), seededDraws(seed))
    if (!resumed.ok || resumed.round.isOver) expect.fail(`${game.id}, seed ${seed}: over after ${taken} actions`)
    expect(round.events.slice(0, resumed.round.events.length)).toEqual(resumed.round.events)
  }
  expect(game.play(bet, actions, seededDraws(seed))).toEqual({ ok: true, round })
}

function expectSettled(round: InstantRound): void {
  const last = round.events.at(-1)
  if (last?.type !== 'settled' || last.payoutMinor !== `${round.payoutMinor}`) expect.fail('The round ends unsettled')
  const bets = last.bets as readonly { stakeMinor: string; payoutMinor: string }[]
  const sum = (field: 'stakeMinor' | 'payoutMinor'): bigint => bets.reduce((all, bet) => all + BigInt(bet[field]), 0n)
  if (sum('stakeMinor') !== round.stakeMinor || sum('payoutMinor') !== round.payoutMinor)
    expect.fail('The bets of the last event do not add up to the round')
}
