import { type CallBet, callBets, neighboursOf, positions } from '@fairground/game-rules/games/roulette'
import { rouletteGross, settleSpots } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { listOf, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const pocket = whole(0, 36)
const positionOf = new Map(positions.map((position) => [position.spot, position]))
const byNumbers = new Map(positions.map((position) => [keyOf(position.numbers), position]))

const position = z.object({ numbers: listOf(pocket, { min: 1, max: 37 }) })

const call = z.object({
  call: oneOf(['voisins', 'tiers', 'orphelins', 'zero', 'neighbours']),
  number: pocket.optional(),
  /** To either side: 18 are the whole wheel. */
  neighbours: whole(0, 18).optional(),
  chipMinor: minor,
  result: pocket.optional(),
})

export const rouletteKinds: readonly Kind[] = [
  kind('roulette-position', position, ({ numbers }) => {
    const found = byNumbers.get(keyOf(numbers))
    return found ? { isLegal: true, position: found.kind, odds: found.paysToOne } : { isLegal: false }
  }),
  kind('roulette-call', call, (request) => {
    const chips = chipsOf(request)
    if (!chips) return refuse(request.number === undefined ? 'number' : 'neighbours', 'a whole number')
    const bets = chips.map((chip) => ({ spot: chip.spot, stakeMinor: request.chipMinor * BigInt(chip.chips) }))
    const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n)
    const told = {
      stakeMinor: `${stakeMinor}`,
      spots: Object.fromEntries(bets.map((bet) => [bet.spot, `${bet.stakeMinor}`])),
    }
    const { result } = request
    if (result === undefined) return told
    const { payoutMinor } = settleSpots(bets, (spot) => rouletteGross(positionOf.get(spot), result, false))
    return { ...told, payoutMinor: `${payoutMinor}` }
  }),
]

function chipsOf({ call: name, number, neighbours }: z.output<typeof call>): CallBet | undefined {
  if (name !== 'neighbours') return callBets[name]
  return number === undefined || neighbours === undefined ? undefined : neighboursOf(number, neighbours)
}

/** A position by what it covers, in any order. */
function keyOf(numbers: readonly number[]): string {
  return [...numbers].sort((a, b) => a - b).join()
}
