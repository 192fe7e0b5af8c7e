import { createStream } from '@fairground/fairness'
import { type InstantGame, instantGames } from '@fairground/game-rules/instant'
import { widestBets } from '@fairground/game-rules/instant/exact'
import { playRound, type SlotModel, slotModels } from '@fairground/game-rules/slots'
import type { Bench, Subject } from './bench.ts'

const durationMs = 150
const serverSeed = 'b5'.repeat(32)
const stakeMinor = '10000'

const bareName = 'a stream with one draw'

type Play = (nonce: number) => unknown

const streamOf = (nonce: number) => createStream({ serverSeed, clientSeed: 'bench', nonce })

const nameOf = ({ id, version }: SlotModel): string =>
  slotModels.filter((model) => model.id === id).length > 1 ? `${id} v${version}` : id

/** Each round on a stream of its own, as bets are played; a round with actions ends as the studio ends one that was left. */
const plays: readonly (readonly [name: string, play: Play])[] = [
  [bareName, (nonce) => streamOf(nonce).int(37)],
  ...slotModels.map((model): [string, Play] => [nameOf(model), playSlot(model)]),
  ...instantGames.map((game): [string, Play] => [game.id, playInstant(game)]),
]

export const bench: Bench = {
  title: 'Rules: rounds a second of every game in one thread, draws of FS1 and all events, against a bare draw',
  rounds: 3,
  rows: plays.map(([name]) => ({ name, unit: '/s', ...(name !== bareName && { comparedTo: bareName }) })),
  open: async () => ({ subjects: plays.map(([name, play]) => subject(name, play)), close: async () => {} }),
}

function subject(name: string, play: Play): Subject {
  let nonce = 0
  return async () => {
    const startedAt = performance.now()
    let [rounds, elapsedMs] = [0, 0]
    for (; elapsedMs < durationMs; elapsedMs = performance.now() - startedAt) {
      play(nonce++)
      rounds += 1
    }
    return { [name]: (rounds * 1000) / elapsedMs }
  }
}

function playSlot(model: SlotModel): Play {
  const stake = BigInt(model.betUnits)
  return (nonce) => playRound(model, { stakeMinor: stake, stream: streamOf(nonce) })
}

function playInstant(game: InstantGame<unknown, unknown>): Play {
  const read = game.readBet({ ...widestBets[game.id], stakeMinor })
  if (!read.ok) throw new Error(`${game.id} refuses its widest bet: ${read.refusal.field}`)
  const bet = read.value
  return (nonce) => {
    const actions: unknown[] = []
    for (;;) {
      const played = game.play(bet, actions, streamOf(nonce))
      if (!played.ok) throw new Error(`${game.id} refuses its own action: ${played.refusal.field}`)
      if (played.round.isOver) return played.round
      const action = game.abandon(bet, actions, played.round)
      if (action === 'refund') return played.round
      actions.push(action)
    }
  }
}
