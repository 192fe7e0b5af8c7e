import { expect, it } from 'vitest'
import type { Draws } from '../../instant/instant-game.ts'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { scratchSheet } from '../../parts/prize-table/scratch-ticket.ts'
import { type ScratchEvent, scratch, scratchEdition } from './scratch.ts'
import { scratchPrizes } from './scratch-prizes.ts'

function ticket(draws: Draws) {
  const round = playWith(scratch, draws, { bet: {} })
  const printed = round.events.find((event): event is ScratchEvent => event.type === 'printed')
  if (!printed) throw new Error('Nothing was printed')
  return { ...printed, payoutMinor: round.payoutMinor }
}
const triples = (cells: readonly number[]) =>
  scratchPrizes.map((_, symbol) => cells.filter((cell) => cell === symbol).length).filter((count) => count >= 3)

it('a winner has its prize exactly three times, a loser nothing three times', () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const { cells, prize, payoutMinor } = ticket(fastDraws(seed))
    expect(cells).toHaveLength(9)
    expect(triples(cells)).toEqual(prize === null ? [] : [3])
    const pays = prize === null ? 0 : (scratchPrizes[prize]?.multiplier ?? 0)
    expect(payoutMinor).toBe(BigInt(pays) * 1000n)
  }
})

it.each(scratchPrizes.map((prize, place) => ({ ...prize, place })))(
  'prints a ticket of $multiplier stakes',
  ({ place }) => {
    const { cells, prize } = ticket({ ...fastDraws(place), weighted: () => place })
    expect(prize).toBe(place)
    expect(cells.filter((cell) => cell === place)).toHaveLength(3)
  },
)

it('a ticket returns 91.3 %', () => {
  expect(scratchSheet(scratchEdition)).toMatchObject([
    { bet: 'ticket', probability: '6449/20000', rtp: '913/1000', decimal: '0.91300000' },
  ])
})
