import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { cardsIn } from '../base/test/cards-in.ts'
import { cardsOf, pack } from '../base/test/cards-of.ts'
import { phomRoom, phomWinner } from './room.ts'
import type { PhomAct, PhomState } from './room-state.ts'

const [draw, eat, win]: PhomAct[] = [{ type: 'draw' }, { type: 'eat' }, { type: 'win' }] as const
const discard = (text: string): PhomAct => ({ type: 'discard', card: cardsOf(text)[0] ?? -1 })

/** Nine cards for each seat, the tenth of the leader, then the stock. */
function deckOf(hands: readonly string[], next = ''): number[] {
  const held = hands.map(cardsOf)
  const after = cardsOf(next)
  const rest = pack.filter((card) => ![...held.flat(), ...after].includes(card))
  const full = held.map((hand) => [...hand, ...rest.splice(0, 9 - hand.length)])
  const dealt = Array.from(
    { length: 9 * hands.length },
    (_, at) => full[at % hands.length]?.[Math.floor(at / hands.length)] ?? 0,
  )
  return [...dealt, ...after, ...rest]
}
const opened = (deck: readonly number[], seats: number, chipsMinor = 50_000n) =>
  phomRoom.open(
    {
      ...{ options: { stakeMinor: 100n, leader: 0 }, deck },
      ...{
        chipsMinor: Array.from({ length: seats }, () => chipsMinor),
        bankMs: Array.from({ length: seats }, () => 0),
      },
    },
    0,
  )
const answer = (state: PhomState, seat: number, act: PhomAct | undefined) => {
  const applied = phomRoom.apply(state, seat, act ?? draw ?? { type: 'draw' }, 0)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
function after(state: PhomState, ...acts: readonly (readonly [number, PhomAct | undefined])[]): PhomState {
  return acts.reduce((before, [seat, act]) => {
    const applied = phomRoom.apply(before, seat, act ?? { type: 'draw' }, 0)
    if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)
}

/** Seat 1 has 7s 7c; seat 0 may feed it 7d and 7h. */
const two = ['7d 7h Ks Js 9c 5d 3h 2s Qd', '7s 7c Kd Jh 9s 5c 3d 2h Qc']

it('the leader has ten cards and begins with a discard; the next takes it for a phỏm with own cards, or draws', () => {
  const state = opened(deckOf(two, 'Ah 4s'), 2)
  expect(state).toMatchObject({ turn: 0, phase: 'discard' })
  expect(phomRoom.viewOf(state, 0).seats.map(({ cardsLeft }) => cardsLeft)).toEqual([10, 9])
  expect(answer(state, 0, draw)).toBe('NOT_NOW')
  expect(answer(state, 1, discard('7s'))).toBe('NOT_YOUR_TURN')
  expect(answer(state, 0, discard('7s'))).toBe('NOT_HELD')
  const fed = after(state, [0, discard('7d')])
  expect(phomRoom.allowed(fed, 1)).toEqual([draw, eat])
  const ate = after(fed, [1, eat])
  expect(ate).toMatchObject({ phase: 'discard', eaten: [[], cardsOf('7d')], payments: [{ from: 0, to: 1, units: 1 }] })
  // What was eaten stays in its phỏm.
  expect([answer(ate, 1, discard('7d')), answer(ate, 1, discard('7s'))]).toEqual(['MUST_INCLUDE', 'MUST_INCLUDE'])
  const useless = after(state, [0, discard('Ks')])
  expect(answer(useless, 1, eat)).toBe('NO_COMBINATION')
  expect(phomRoom.viewOf(after(useless, [1, draw]), 1).stockLeft).toBe(6)
})

it('a phỏm holds one eaten card alone', () => {
  const state = after(
    opened(deckOf(two, 'Ah 4s'), 2),
    [0, discard('7d')],
    [1, eat],
    [1, discard('Kd')],
    [0, draw],
    [0, discard('7h')],
  )
  expect(answer(state, 1, eat)).toBe('NO_COMBINATION')
})

it('nine cards in phỏms win at once, ten more; a first hand of which nothing goes together too', () => {
  const u = opened(deckOf(['As 2s 3s 7s 7c 7d 9h Th Jh', '4c 4d 8c 8d Qs Qc Kh Kd 5h'], 'Kc 4s'), 2)
  expect(phomRoom.allowed(u, 0)[0]).toEqual(win)
  const ended = after(u, [0, win])
  expect(phomRoom.payments(ended)).toEqual([{ from: 1, to: 0, units: 5 }])
  expect(phomRoom.end(ended)?.map((share) => share.returnedMinor - share.contributionMinor)).toEqual([490n, -500n])
  const round = after(opened(deckOf(['As 2s 3s 7s 7c 7d 9h Th Jh', '4c 4d 8c 8d Qs Qc Kh Kd 5h'], '4s Kc'), 2), [
    0,
    win,
  ])
  expect(phomRoom.payments(round)).toEqual([{ from: 1, to: 0, units: 10 }])
  const khan = after(opened(deckOf(['2c 2d 9h', 'As 4s 7s Ts 2h 5h 8h 3c 6d'], 'Kc'), 2), [0, discard('Kc')])
  expect(phomRoom.allowed(khan, 1)[0]).toEqual(win)
  expect(phomRoom.payments(after(khan, [1, win]))).toEqual([{ from: 0, to: 1, units: 5 }])
  // Once a card was drawn it is too late.
  expect(answer(after(khan, [1, draw]), 1, win)).toBe('NO_COMBINATION')
})

it('who fed three cards to a seat that goes ù pays for all', () => {
  const seats = ['2d 5d 8d Ks Jd Qh 4h Tc 6h', '2s 2c 5s 5c 8s 8c Kd Ah 9d', 'Ac 3c 6c 9s Qd Kh 4d 7h Js']
  const state = opened(deckOf(seats, 'Ts 3d 7d 3s 7s'), 3)
  const fed = after(
    state,
    ...([
      [0, discard('2d')],
      [1, eat],
      [1, discard('Kd')],
      [2, draw],
      [2, discard('3d')],
    ] as const),
    ...([
      [0, draw],
      [0, discard('5d')],
      [1, eat],
      [1, discard('Ah')],
      [2, draw],
      [2, discard('3s')],
    ] as const),
    ...([
      [0, draw],
      [0, discard('8d')],
      [1, eat],
      [1, win],
    ] as const),
  )
  expect(phomRoom.payments(fed)).toEqual([
    { from: 0, to: 1, units: 1 },
    { from: 0, to: 1, units: 2 },
    { from: 0, to: 1, units: 3 },
    { from: 0, to: 1, units: 5 },
    { from: 0, to: 1, units: 5 },
  ])
})

it('with the fourth discard phỏms are laid, loose cards go to phỏms on the table, and places are paid', () => {
  const seats = ['As 2s 3s Kd Qh 9c 5d 7h Tc', '4s 8c 8d 8h Js 6d 2c Qc 9d']
  let state = opened(deckOf(seats, 'Kh Jc 3d 3c 6h 6c Td Th'), 2)
  const throwAway = [
    ['Kd', 'Js'],
    ['Kh', 'Jc'],
    ['Qh', 'Qc'],
    ['Tc', '9d'],
  ]
  for (const [at, [own = '', other = '']] of throwAway.entries()) {
    if (at > 0) state = after(state, [0, draw])
    state = after(state, [0, discard(own)], [1, draw], [1, discard(other)])
  }
  expect(state.turn).toBeUndefined()
  // The 4 of spades of seat 1 is added to the line of seat 0.
  expect(state.laid[0]?.phoms.map((phom) => phom.length)).toContain(4)
  expect(state.laid[1]?.loose).not.toContain(cardsOf('4s')[0])
  const [first] = phomRoom.payments(state)
  expect(first).toMatchObject({ to: phomWinner(state), units: 1 })
})

it('in any hand chips are conserved, no view holds a closed card, and auto-pilot always has an act', () => {
  const draws = quickDraws(3)
  for (let hand = 0; hand < 40; hand += 1) {
    const seats = 2 + draws.int(3)
    let state = opened(draws.deal(52, 52), seats, BigInt(1 + draws.int(4_000)))
    for (let acts = 0; state.turn !== undefined; acts += 1) {
      expect(acts).toBeLessThan(60)
      expectClosed(state)
      const idle = phomRoom.idle(state)
      expect(idle && answer(state, idle.seat, idle.act)).toBe('ok')
      const allowed = phomRoom.allowed(state, state.turn)
      state = after(state, [state.turn, allowed[draws.int(allowed.length)]])
    }
    expectClosed(state)
    const all = [
      ...state.hands.flat(),
      ...state.discards.flat(),
      ...state.laid.flatMap((lay) => lay?.phoms.flat() ?? []),
    ]
    const places = all.map((card) => state.deck.indexOf(card))
    expect(new Set(places).size).toBe(places.length)
    const shares = phomRoom.end(state) ?? []
    const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
      shares.reduce((total, share) => total + share[field], 0n)
    expect(sum('returnedMinor') + sum('feeMinor')).toBe(sum('contributionMinor'))
    for (const { seat, contributionMinor } of shares)
      expect(contributionMinor <= (state.chipsMinor[seat] ?? 0n)).toBe(true)
  }
})

function expectClosed(state: PhomState): void {
  for (const seat of [undefined, ...state.hands.keys()]) {
    const open = new Set(phomRoom.openPlaces(state, seat).map((place) => state.deck[place]))
    expect(cardsIn(phomRoom.viewOf(state, seat)).every((card) => open.has(card))).toBe(true)
  }
}
