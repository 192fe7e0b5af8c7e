import { expect, it } from 'vitest'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { scratchSheet, scratchTicket } from '../../parts/prize-table/scratch-ticket.ts'
import { lotteryTickets } from './lottery-tickets.ts'

const stakeMinor = 1_000n

it.each(lotteryTickets.map((edition) => [edition.id, edition] as const))(
  '%s: what is scratched free is what is paid, for every prize and for losers',
  (_, edition) => {
    const game = scratchTicket(edition)
    for (let place = 0; place <= edition.prizes.length; place += 1) {
      for (let seed = 0; seed < 200; seed += 1) {
        const played = game.play({ stakeMinor }, [], { ...fastDraws(seed), weighted: () => place })
        if (!played.ok) throw new Error('not played')
        const [printed] = played.round.events
        if (printed?.type !== 'printed') throw new Error('not printed')
        const often = edition.prizes.map((_prize, symbol) => printed.cells.filter((cell) => cell === symbol).length)
        const threes = often.flatMap((count, symbol) => (count >= 3 ? [[symbol, count]] : []))
        expect(printed.cells).toHaveLength(9)
        expect(threes).toEqual(place < edition.prizes.length ? [[place, 3]] : [])
        expect(played.round.payoutMinor).toBe(stakeMinor * BigInt(edition.prizes[place]?.multiplier ?? 0))
      }
    }
  },
)

it('each edition returns what its prizes say, counted from the tickets', () => {
  const told = lotteryTickets.map((edition) => scratchSheet(edition)[0]?.decimal)
  const counted = lotteryTickets.map(({ prizes, ticketCount }) => {
    const paid = prizes.reduce((sum, { multiplier, tickets }) => sum + multiplier * tickets, 0)
    return (paid / ticketCount).toFixed(8)
  })
  expect(told).toEqual(counted)
  expect(told).toEqual(['0.92000000', '0.92000000', '0.93000000'])
})

it('an edition has its prizes in order, and tickets that win nothing', () => {
  for (const { prizes, ticketCount } of lotteryTickets) {
    expect(prizes.reduce((sum, { tickets }) => sum + tickets, 0)).toBeLessThan(ticketCount)
    const multipliers = prizes.map(({ multiplier }) => multiplier)
    expect([...multipliers].sort((a, b) => a - b)).toEqual(multipliers)
  }
})
