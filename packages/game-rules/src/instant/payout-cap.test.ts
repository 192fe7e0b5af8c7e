import { describe, expect, it } from 'vitest'
import { gameProofs } from '../games/proofs.gen.ts'
import { instantGames } from './index.ts'
import type { InstantGame } from './instant-game.ts'
import { playWith } from './test/play-with.ts'
import { seededDraws } from './test/seeded-draws.ts'

const games = instantGames.filter(({ takesCap }) => takesCap) as unknown as InstantGame<unknown, never>[]
const stakeMinor = 1_000_000n

/** Goes on for as long as a step is offered, never cashing out by itself; answers what was paid, or undefined after a loss. */
function playOn(game: InstantGame<unknown, never>, bet: object, seed: number) {
  const random = seededDraws(seed)
  const actions: object[] = []
  const { action = (type: string) => ({ type }) } = gameProofs[game.id]?.randomPlay ?? {}
  for (let step = 0; step < 300; step += 1) {
    const round = playWith(game, seededDraws(seed), { bet, actions })
    if (round.isOver) return round
    expect(round.allowed, `${game.id} waits for nothing`).not.toEqual([])
    const kinds = round.allowed.filter((kind) => kind !== 'cash-out' && kind !== 'skip')
    const kind = kinds[random.int(Math.max(1, kinds.length))] ?? round.allowed[0] ?? ''
    const next = action(kind, random.int)
    try {
      playWith(game, seededDraws(seed), { bet, actions: [...actions, next] })
      actions.push(next)
    } catch {
      // A tile that was opened already: another one next time.
    }
  }
  throw new Error(`${game.id} does not end`)
}

it('games of several steps take a cap', () => {
  expect(games.map(({ id }) => id).sort()).toEqual([
    'chicken-road',
    'coin-flip',
    'hi-lo',
    'mines',
    'penalty-shoot-out',
    'tower',
  ])
})

describe.each(games)('$id', (game) => {
  it('never pays more than the bet allows, and always goes on or ends', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = seededDraws(seed)
      const payoutMinorMax = stakeMinor * BigInt(2 + random.int(60))
      const bet = {
        ...gameProofs[game.id]?.randomPlay?.bet(random.int),
        stakeMinor: `${stakeMinor}`,
        payoutMinorMax: `${payoutMinorMax}`,
      }
      const read = game.readBet(bet)
      if (!read.ok) continue
      expect(game.payoutMinorMax(read.value)).toBeLessThanOrEqual(payoutMinorMax)
      expect(playOn(game, bet, seed).payoutMinor).toBeLessThanOrEqual(payoutMinorMax)
    }
  })

  it('refuses a cap under which its first step could not be paid, and one that is no amount', () => {
    const bet = { ...gameProofs[game.id]?.randomPlay?.bet(seededDraws(7).int), stakeMinor: `${stakeMinor}` }
    expect(game.readBet({ ...bet, payoutMinorMax: `${stakeMinor}` })).toMatchObject({
      refusal: { field: 'stakeMinor' },
    })
    expect(game.readBet({ ...bet, payoutMinorMax: '1e9' })).toMatchObject({ refusal: { field: 'payoutMinorMax' } })
  })
})

it('a coin flipped up to the cap is paid without being asked', () => {
  const coin = games.find(({ id }) => id === 'coin-flip')
  if (!coin) throw new Error('no coin')
  const heads = { ...seededDraws(1), int: () => 0 }
  const flips = (count: number) => Array.from({ length: count }, () => ({ type: 'flip', side: 'heads' }))
  const bet = { stakeMinor: '1000', payoutMinorMax: '8000' }
  expect(playWith(coin, heads, { bet, actions: flips(2) }).allowed).toEqual(['flip', 'cash-out'])
  expect(playWith(coin, heads, { bet, actions: flips(3) })).toMatchObject({ isOver: true, payoutMinor: 7920n })
})
