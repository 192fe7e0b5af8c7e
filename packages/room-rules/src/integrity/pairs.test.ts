import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { findPairs, type PlayedHand } from './pairs.ts'

const accounts = 1_000
const plantedPairs = 20
const unitMinor = 100n
const draws = quickDraws(25)
const share = () => draws.int(1_000_000) / 1_000_000

/** How often each folds to a raise, and what he is worse or better than others by, in units of a hand. */
const styles = Array.from({ length: accounts }, () => ({ folds: 0.35 + share() * 0.3, skill: share() * 0.6 - 0.3 }))
const name = (player: number) => `player-${player}`

/** One raises and the others answer; then one of those left wins what all put in. */
function played(handId: string, seats: readonly number[], partners?: Partners): PlayedHand {
  const raiser = seats[draws.int(seats.length)] ?? 0
  const others = seats.filter((seat) => seat !== raiser)
  const answers = others.map((player) => {
    const isSoft = partners?.kind === 'soft' && player === partners.from && raiser === partners.to
    return { player, to: raiser, isFold: share() < (isSoft ? 0.9 : (styles[player]?.folds ?? 0)) }
  })
  const left = [raiser, ...answers.filter(({ isFold }) => !isFold).map(({ player }) => player)]
  const stake = 2 + draws.int(30)
  const winner = left.toSorted((x, y) => luckOf(y) - luckOf(x))[0] ?? raiser
  const paid = new Map(seats.map((seat) => [seat, seat !== winner && left.includes(seat) ? stake : 1]))
  paid.set(winner, 0)
  const won = [...paid.values()].reduce((sum, units) => sum + units, 0)
  const nets = new Map(seats.map((seat) => [seat, seat === winner ? won : -(paid.get(seat) ?? 0)]))
  if (partners?.kind === 'dump' && share() < 0.2) dump(nets, partners)
  return {
    ...{ handId, unitMinor },
    seats: seats.map((seat) => ({ player: name(seat), netMinor: BigInt(nets.get(seat) ?? 0) * unitMinor })),
    answers: answers.map(({ player, to, isFold }) => ({ player: name(player), to: name(to), isFold })),
  }
}

const luckOf = (player: number): number => share() + (styles[player]?.skill ?? 0) * 0.2

type Partners = { readonly kind: 'dump' | 'soft'; readonly from: number; readonly to: number }

/** All others are out, and one lets the other have thirty units. */
function dump(nets: Map<number, number>, { from, to }: Partners): void {
  for (const seat of nets.keys()) nets.set(seat, 0)
  nets.set(from, -30)
  nets.set(to, 30)
}

const strangers = (count: number, besides: readonly number[]): number[] => {
  const found = new Set<number>()
  while (found.size < count) {
    const one = plantedPairs * 2 + draws.int(accounts - plantedPairs * 2)
    if (!besides.includes(one)) found.add(one)
  }
  return [...found]
}

const planted = Array.from({ length: plantedPairs }, (_, at): Partners => {
  return { kind: at % 2 === 0 ? 'dump' : 'soft', from: at * 2, to: at * 2 + 1 }
})

function* world(): Generator<PlayedHand> {
  for (let hand = 0; hand < 10_000; hand += 1) yield played(`honest-${hand}`, strangers(6, []))
  // Friends that always sit together, and play as anybody else.
  for (let hand = 0; hand < 3_000; hand += 1) {
    const friends = [0, 1].map((seat) => accounts - 1 - (hand % 10) * 2 - seat)
    yield played(`friends-${hand}`, [...friends, ...strangers(4, friends)])
  }
  for (let hand = 0; hand < 1_000; hand += 1)
    for (const [at, pair] of planted.entries())
      yield played(`planted-${at}-${hand}`, [pair.from, pair.to, ...strangers(4, [])], pair)
}

it('of 20 planted pairs among 1 000 players nine in ten are found within 1 000 hands, and of the honest one in a thousand at most', () => {
  const flagged = findPairs(world())
  const isPlanted = ({ players }: (typeof flagged)[number]) =>
    planted.some(({ from, to }) => players[0] === name(from) && players[1] === name(to))
  expect(flagged.filter(isPlanted).length).toBeGreaterThanOrEqual(plantedPairs * 0.9)
  const alarmed = new Set(flagged.filter((pair) => !isPlanted(pair)).flatMap(({ players }) => players))
  expect(alarmed.size).toBeLessThanOrEqual((accounts - plantedPairs * 2) * 0.001)
  const signalsOf = (kind: Partners['kind']) =>
    new Set(
      flagged
        .filter(isPlanted)
        .filter(({ players }) => planted.some((pair) => pair.kind === kind && players[0] === name(pair.from)))
        .flatMap(({ signals }) => signals),
    )
  expect(signalsOf('dump')).toContain('net-flow')
  expect(signalsOf('soft')).toContain('folds-to-partner')
})

const duel = (handId: string, netMinor: bigint, related?: readonly [string, string]): PlayedHand => ({
  ...{ handId, unitMinor, answers: [] },
  seats: [
    { player: 'a', netMinor: -netMinor },
    { player: 'b', netMinor },
  ],
  ...(related && { related: [related] }),
})

it('a flow is told from who lost to who won, in units in a hundred hands, with all that is known of the pair', () => {
  const hands = Array.from({ length: 100 }, (_, at) => duel(`h${at}`, at % 4 === 0 ? -100n : 300n, ['b', 'a']))
  const [pair, ...others] = findPairs(hands)
  expect(others).toEqual([])
  expect(pair).toMatchObject({ players: ['a', 'b'], signals: ['net-flow', 'related'], hands: 100, flowPer100: 200 })
})

it('neither sitting together nor being related flags a pair by itself', () => {
  const hands = Array.from({ length: 400 }, (_, at) => duel(`h${at}`, at % 2 === 0 ? 100n : -100n, ['a', 'b']))
  expect(findPairs(hands)).toEqual([])
  expect(findPairs([])).toEqual([])
})
