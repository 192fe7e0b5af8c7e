import { createStream, sha256Hex } from '@fairground/fairness'
import { describe, expect, it } from 'vitest'
import { bingo75 } from './bingo-75.ts'
import { bingo90 } from './bingo-90.ts'
import { drawCalls } from './bingo-game.ts'
import {
  type BingoOutcome,
  type BingoOwnEvent,
  bingoCallMs,
  bingoRoom,
  dealTickets,
  purchaseTicketsMax,
} from './bingo-room.ts'
import { bingoGames } from './index.ts'
import { settleBingo } from './settle-bingo.ts'

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: 7 }
const limitMinor = 10n ** 15n
const entryOf = (id: string, tickets: number, currency = 'VND') => ({
  id,
  seed: `seed-${id}`,
  currency,
  bet: { tickets, stakeMinor: BigInt(tickets) * (currency === 'VND' ? 1_000_000n : 1_000n) },
})
const entries = [entryOf('a', 3), entryOf('b', 6), entryOf('demo', 2, 'FUN'), entryOf('c', 1), entryOf('d', 4)]
const room = bingoRoom(bingo75)
const outcome = room.source.draw(seeds, { entries, pots: { VND: { meterMinor: '5000000000', reserveMinor: '40' } } })
const lastMs = room.runMs(outcome)

/** How many numbers were called by then. */
const calledAt = (atMs: number) => room.shownAt({ outcome, atMs }).filter(({ type }) => type === 'called').length

describe('what leaves the room', () => {
  it('no number before its moment: one every 2.5 seconds, none while tickets are dealt', () => {
    expect([0, 3_999, 4_000, 6_499, 6_500].map(calledAt)).toEqual([0, 0, 1, 1, 2])
    expect(calledAt(4_000 + 10 * bingoCallMs - 1)).toBe(10)
    expect(calledAt(lastMs)).toBe(outcome.calls.length)
    expect(calledAt(10 * lastMs)).toBe(outcome.calls.length)
  })

  it('nothing of what is still to come: what is shown is the same whatever is called later', () => {
    for (let call = 0; call < outcome.calls.length; call += 1) {
      const atMs = 4_000 + call * bingoCallMs
      const shown = JSON.stringify(room.shownAt({ outcome, atMs }))
      const other: BingoOutcome = {
        ...outcome,
        calls: [...outcome.calls.slice(0, call + 1), ...outcome.calls.slice(call + 1).reverse(), 76],
        purchases: [],
        halls: outcome.halls.map((hall) => ({
          ...hall,
          callCount: 75,
          jackpotAfter: { meterMinor: '0', reserveMinor: '0' },
          wins: hall.wins.filter((win) => win.call <= call + 1),
        })),
      }
      expect(JSON.stringify(room.shownAt({ outcome: other, atMs }))).toBe(shown)
    }
  })

  it('a win with the call that completes it, for everybody to see, with the numbers of the tickets', () => {
    for (const { currency, wins } of outcome.halls) {
      for (const win of wins) {
        const before = room.shownAt({ outcome, atMs: 4_000 + (win.call - 1) * bingoCallMs - 1 })
        const after = room.shownAt({ outcome, atMs: 4_000 + (win.call - 1) * bingoCallMs })
        expect(before).not.toContainEqual({ type: 'won', currency, ...win })
        expect(after).toContainEqual({ type: 'won', currency, ...win })
      }
    }
  })
})

it('can be drawn again, to the last unit, from the seed and from what the outcome says of its purchases', () => {
  const told = JSON.parse(JSON.stringify(outcome)) as BingoOutcome
  expect(room.source.draw(seeds, room.pool?.poolOf(told))).toEqual(told)
  expect(room.source.draw({ ...seeds, nonce: 8 }, room.pool?.poolOf(told))).not.toEqual(told)
})

describe('tickets', () => {
  const dealt = entries.map(
    ({ id }) => room.pool?.shownToOwner?.(id, outcome, seeds)?.[0] as BingoOwnEvent & { type: 'dealt' },
  )

  it('are numbered through in the order they were bought, each currency for itself', () => {
    expect(dealt.map(({ first, tickets }) => [first, tickets.length])).toEqual([
      [1, 3],
      [4, 6],
      [1, 2],
      [10, 1],
      [11, 4],
    ])
  })

  it('can be dealt again by anybody from the seed of the round and the purchase', () => {
    for (const [place, purchase] of outcome.purchases.entries()) {
      expect(dealTickets(bingo75, purchase, seeds.serverSeed)).toEqual(dealt[place]?.tickets)
    }
    const [first] = outcome.purchases
    if (!first) throw new Error('there is one')
    expect(dealTickets(bingo75, { ...first, seed: 'another' }, seeds.serverSeed)).not.toEqual(dealt[0]?.tickets)
  })

  it('win what the rules say of all tickets of their currency together', () => {
    const tickets = [0, 1, 3, 4].flatMap((place) => dealt[place]?.tickets ?? [])
    const hall = outcome.halls.find(({ currency }) => currency === 'VND')
    expect(hall?.ticketCount).toBe(14)
    const result = settleBingo(bingo75, {
      tickets,
      calls: outcome.calls,
      salesMinor: 14_000_000n,
      jackpot: { meterMinor: 5_000_000_000n, callsMax: 54 },
    })
    expect(hall?.wins.map(({ prize, call, tickets }) => ({ prize, call, tickets }))).toEqual(
      result.wins.map(({ prize, call, tickets }) => ({ prize, call, tickets: tickets.map((place) => place + 1) })),
    )
  })
})

describe('the numbers', () => {
  const pool = { entries, pots: {} }
  const before = bingoRoom(bingo75, 1)

  it('depend on every purchase: one more, one less or another order, and other numbers are called', () => {
    const changed = [[...entries, entryOf('late', 1)], entries.slice(1), entries.toReversed()]
    const called = [entries, ...changed].map((all) => room.source.draw(seeds, { ...pool, entries: all }).calls.join())
    expect(new Set(called).size).toBe(4)
    expect(room.source.draw(seeds, pool).calls.join()).toBe(called[0])
  })

  it('come from the hash of the purchases, which is told from the first moment of the run', () => {
    const lines = entries.map(({ id, seed, currency, bet }) => `${id} ${seed} ${currency} ${bet.tickets}`)
    const purchasesHash = sha256Hex(lines.join('\n'))
    expect(outcome.purchasesHash).toBe(purchasesHash)
    expect(room.shownAt({ outcome, atMs: 0 })[0]).toEqual({ type: 'sold', purchasesHash })
    const clientSeed = sha256Hex(`${seeds.clientSeed}\n${purchasesHash}`)
    const order = drawCalls(bingo75, createStream({ ...seeds, clientSeed }))
    expect(outcome.calls).toEqual(order.slice(0, outcome.calls.length))
  })

  it('of rounds under former rules are still drawn from the seed alone', () => {
    const round = before.source.draw(seeds, pool)
    const order = drawCalls(bingo75, createStream(seeds))
    expect(round.calls).toEqual(order.slice(0, round.calls.length))
    expect(round).not.toHaveProperty('purchasesHash')
    expect([before.version, room.version]).toEqual([1, 2])
  })
})

describe('money', () => {
  it.each(bingoGames)(
    '$id: what purchases are paid and what the jackpot keeps is what was sold, less the house’s part',
    (game) => {
      const bingo = bingoRoom(game)
      for (let nonce = 1; nonce <= 40; nonce += 1) {
        const pots = { VND: { meterMinor: String(nonce * 10 ** 8), reserveMinor: '900' } }
        const round = bingo.source.draw({ ...seeds, nonce }, { entries, pots })
        const paid = (currency: string) =>
          entries
            .filter((entry) => entry.currency === currency)
            .map(({ id, bet }) => bingo.settle(bet, round, limitMinor, { id }).payoutMinor)
            .reduce((sum, payout) => sum + payout, 0n)
        const potMinor = (pot = { meterMinor: '0', reserveMinor: '0' }) =>
          BigInt(pot.meterMinor) + BigInt(pot.reserveMinor)
        const after = bingo.pool?.potsAfter?.(round) ?? {}
        // 5 % of 14 tickets, and of two.
        expect(14_000_000n + potMinor(pots.VND) - paid('VND') - potMinor(after.VND)).toBe(700_000n)
        expect(2_000n - paid('FUN') - potMinor(after.FUN)).toBe(100n)
      }
    },
  )

  it('a purchase that wins nothing is paid nothing, and no purchase is paid more than its limit', () => {
    const ends = entries.map(({ id, bet }) => room.settle(bet, outcome, limitMinor, { id }))
    for (const { payoutMinor, events } of ends) expect(payoutMinor > 0n).toBe(events.length > 0)
    const [best] = [...entries].sort((a, b) => (endOf(a.id) > endOf(b.id) ? -1 : 1))
    expect(best && room.settle(best.bet, outcome, 1_000n, best).payoutMinor).toBe(1_000n)
    function endOf(id: string): bigint {
      return room.settle(entries[0]!.bet, outcome, limitMinor, { id }).payoutMinor
    }
  })

  it('a jackpot that was won is paid to the tickets that share it, on top of their prizes', () => {
    const [hall, ...others] = outcome.halls.toReversed()
    if (!hall) throw new Error('there is one')
    const jackpot = { prize: 'jackpot', call: hall.callCount, amountMinor: '700', eachMinor: '350', tickets: [1, 12] }
    const won = { ...outcome, halls: [...others, { ...hall, wins: [...hall.wins, jackpot] }] }
    const more = (id: string) =>
      room.settle(entries[0]!.bet, won, limitMinor, { id }).payoutMinor -
      room.settle(entries[0]!.bet, outcome, limitMinor, { id }).payoutMinor
    expect(entries.map(({ id }) => more(id))).toEqual([350n, 0n, 0n, 0n, 350n])
  })

  it('a hall of one ticket plays: it wins all three prizes, 90 % of its price', () => {
    const alone = bingoRoom(bingo90)
    const only = entryOf('only', 1)
    const round = alone.source.draw(seeds, { entries: [only], pots: {} })
    expect(alone.settle(only.bet, round, limitMinor, { id: 'only' }).payoutMinor).toBe(900_000n)
  })

  it('without a ticket nothing is called', () => {
    const round = room.source.draw(seeds, { entries: [], pots: {} })
    expect([round.calls, round.halls, room.runMs(round), room.shownAt({ outcome: round, atMs: 0 })]).toEqual([
      [],
      [],
      0,
      [],
    ])
  })
})

describe('a purchase', () => {
  it(`is 1 to ${purchaseTicketsMax} tickets at one price in each currency`, () => {
    expect(room.readBet({ tickets: 3 }, 'VND')).toEqual({ ok: true, value: { tickets: 3, stakeMinor: 3_000_000n } })
    expect(room.readBet({ tickets: 1 }, 'FUN')).toEqual({ ok: true, value: { tickets: 1, stakeMinor: 1_000n } })
    for (const tickets of [0, 7, 1.5, '2', undefined]) expect(room.readBet({ tickets }, 'VND').ok).toBe(false)
    expect(room.readBet({ tickets: 1 }, 'XXX').ok).toBe(false)
  })

  it('that was not part of the round has no end', () => {
    expect(() => room.settle(entries[0]!.bet, outcome, limitMinor, { id: 'nobody' })).toThrow('not part of the round')
  })
})
