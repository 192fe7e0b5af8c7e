import { createStream } from '@fairground/fairness'
import { describe, expect, it } from 'vitest'
import { longIt } from '../../long-it.ts'
import type { RandomPlay } from '../game-module.ts'
import { gameProofs } from '../games/proofs.gen.ts'
import { instantGames } from './index.ts'
import type { Draws, InstantGame, InstantRound } from './instant-game.ts'
import { fastDraws } from './test/fast-draws.ts'

const rounds = 100_000
/** The others play as many rounds beside their rules. */
const miniGames = instantGames.filter(({ id }) => gameProofs[id]?.randomPlay)
const hidden = ['mines-shown', 'rows-shown', 'settled']

type Game = InstantGame<unknown, unknown>
type Played = { readonly bet: unknown; readonly actions: readonly unknown[]; readonly rounds: readonly InstantRound[] }

describe.each(miniGames.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const player = playerOf(id)

  longIt(import.meta.url)(`keeps its promises in ${rounds} random rounds`, { timeout: 300_000 }, () => {
    let faults = 0
    for (let seed = 0; seed < rounds && faults < 3; seed += 1) {
      const played = playRandomly(game, player, seed)
      const fault = faultOf(game, played)
      if (fault === undefined) continue
      faults += 1
      expect.soft(fault, `seed ${seed}: ${JSON.stringify(played.bet, textOfBigint)}`).toBeUndefined()
    }
    expect(faults).toBe(0)
  })

  it('plays the same round from the same seeds, and nothing in it is lost in JSON', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const draws = () => createStream({ serverSeed: 'e'.repeat(64), clientSeed: id, nonce })
      const { bet, actions } = playRandomly(game, player, nonce, draws)
      const [first, second] = [game.play(bet, actions, draws()), game.play(bet, actions, draws())]
      expect(second).toEqual(first)
      if (first.ok) expect(JSON.parse(JSON.stringify(first.round.events))).toEqual(first.round.events)
    }
  })

  it('refuses a bet without a stake, and an action that is none', () => {
    expect(game.readBet({ ...player.bet(fastDraws(1).int), stakeMinor: undefined }).ok).toBe(false)
    for (const input of [undefined, null, 'cash-out', {}, { type: 'win' }])
      expect(game.readAction(input).ok).toBe(false)
  })
})

function playRandomly(game: Game, player: RandomPlay, seed: number, draws = () => fastDraws(seed)): Played {
  const choose = fastDraws(seed + 1_000_003).int
  const read = game.readBet({ stakeMinor: String(1 + choose(1_000_000)), ...player.bet(choose) })
  if (!read.ok) throw new Error(`${read.refusal.field}: ${read.refusal.expected}`)
  const actions: unknown[] = []
  let round = roundOf(game, read.value, actions, draws())
  const seen = [round]
  while (!round.isOver) {
    const kind = round.allowed[choose(round.allowed.length)] ?? ''
    const action = game.readAction(player.action?.(kind, choose) ?? { type: kind })
    if (!action.ok) throw new Error(`${kind} is allowed and cannot be read`)
    const next = game.play(read.value, [...actions, action.value], draws())
    if (!next.ok) continue // a tile that is open already
    actions.push(action.value)
    round = next.round
    seen.push(round)
  }
  return { bet: read.value, actions, rounds: seen }
}

function roundOf(game: Game, bet: unknown, actions: readonly unknown[], draws: Draws): InstantRound {
  const played = game.play(bet, actions, draws)
  if (!played.ok) throw new Error(`${played.refusal.field}: ${played.refusal.expected}`)
  return played.round
}

/** Looks at every state of a round, as its player saw them one after the other. */
function faultOf(game: Game, { bet, rounds: seen }: Played): string | undefined {
  const last = seen.at(-1)
  if (!last?.isOver || last.allowed.length > 0) return 'the round never ends'
  const settled = last.events.at(-1)
  if (settled?.type !== 'settled' || settled.payoutMinor !== last.payoutMinor.toString()) return 'settled differs'
  if (last.payoutMinor < 0n || last.payoutMinor > game.payoutMinorMax(bet)) return 'pays more than it can'
  for (const [step, open] of seen.slice(0, -1).entries()) {
    if (open.isOver || open.payoutMinor !== 0n || open.allowed.length === 0) return `open round wrong at step ${step}`
    if (open.events.some(({ type }) => hidden.includes(type))) return `tells what is hidden at step ${step}`
    if (!isBeginning(open, seen[step + 1] ?? last)) return `tells another story at step ${step}`
  }
  return undefined
}

const isBeginning = (before: InstantRound, after: InstantRound): boolean =>
  before.events.length <= after.events.length &&
  before.events.every((event, place) => JSON.stringify(event) === JSON.stringify(after.events[place]))

function playerOf(id: string): RandomPlay {
  const player = gameProofs[id]?.randomPlay
  if (!player) throw new Error(`Nobody plays ${id}`)
  return player
}

const textOfBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
