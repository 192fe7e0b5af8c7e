import { writeFraction } from '@fairground/game-rules/exact'
import {
  type Animal,
  animals,
  findRow,
  type Lottery,
  lotteries,
  lotteryRow,
  markSixTiers,
  type OddsRow,
  type Play,
  returnOf,
  setOf,
  settlePool,
  sharePool,
  type Terms,
  wholeFactor,
  writeExact,
  zodiacNumbers,
} from '@fairground/lottery-rules'
import * as z from 'zod'
import { listOf, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { gameOf, refusedIn } from './lottery-game.ts'

/** Plays whose tickets are six numbers, or all sixes of more. */
const ticketPlays = (lottery: Lottery): readonly Play[] =>
  lottery.plays.filter(({ tab, shape }) => tab === 'tickets' && shape.kind === 'choices')

const ticketsMax = 10_000
const tier = z.object({
  game: oneOf(lotteries.filter((lottery) => ticketPlays(lottery).length > 0).map(({ id }) => id)),
  selection: listOf(z.unknown(), { min: 1, max: ticketsMax }),
  draw: z.unknown(),
})
const winners = z.partialRecord(
  oneOf(markSixTiers),
  whole(0, Number.MAX_SAFE_INTEGER).transform(BigInt),
  `tickets by tier: ${markSixTiers.join(' ')}`,
)
const pool = z.object({ unitMinor: minor, salesMinor: minor, carryMinor: minor, floorMinor: minor, winners })
const share = z.object({ poolMinor: minor, winners: whole(0, Number.MAX_SAFE_INTEGER).transform(BigInt) })
const year = z.object({ yearAnimal: oneOf(animals) })

export const tierKinds: readonly Kind[] = [
  kind('lottery-tier', tier, answerTier),
  kind('zodiac-numbers', year, ({ yearAnimal }) => ({ numbers: zodiacNumbers(yearAnimal) })),
  kind('mark-six-pool', pool, (draw) => {
    const { prizeMinor, carryMinor, houseMinor } = settlePool(draw)
    const told = Object.fromEntries(Object.entries(prizeMinor).map(([name, prize]) => [name, `${prize}`]))
    return { prizeMinor: told, carryMinor: `${carryMinor}`, houseMinor: `${houseMinor}` }
  }),
  kind('pool-share', share, ({ poolMinor, winners: count }) => {
    const { eachMinor, restMinor } = sharePool(poolMinor, count)
    return { eachMinor: `${eachMinor}`, restMinor: `${restMinor}` }
  }),
]

function answerTier({ game, selection, draw: told }: z.output<typeof tier>): object {
  const lottery = gameOf(game)
  const draw = lottery.readDraw(told)
  if (!draw.ok) return refusedIn('draw', draw.refusal)
  const tiers: Record<string, number> = {}
  for (const [at, numbers] of selection.entries()) {
    const reads = ticketPlays(lottery).map((play) => ({ play, read: play.read(numbers) }))
    const fits = reads.find(({ read }) => read.ok)
    if (!fits?.read.ok) return refuse(`selection.${at}`, `six different numbers of ${lottery.id} or more`)
    for (const { prize, times } of fits.play.tally(fits.read.value, draw.value, wholeFactor).wins)
      tiers[prize] = (tiers[prize] ?? 0) + times
  }
  return { tiers }
}

/** Animals as the sets that they have in this year: tickets hold the sets. */
export function bySets({
  bet,
  selection,
  yearAnimal,
}: {
  bet: string
  selection?: unknown
  yearAnimal?: Animal | null | undefined
}): unknown {
  if (bet !== 'special_zodiac' || !yearAnimal || !Array.isArray(selection)) return selection
  return selection.map((name: unknown) => {
    const animal = animals.find((one) => one === name)
    return animal ? setOf(animal, yearAnimal) : name
  })
}

/** Chances by prize, where a bet wins one prize at most. */
export function tierChancesOf(row: OddsRow): Readonly<Record<string, string>> | undefined {
  const tiers: Record<string, string> = {}
  for (const { chance, prizes } of row.outcomes()) {
    const [[prize, times] = ['', 0], ...others] = Object.entries(prizes)
    if (prize === 'win' || times !== 1 || others.length > 0 || tiers[prize]) return undefined
    tiers[prize] = writeFraction(chance)
  }
  return tiers
}

/** What the prizes with a price return; shares of pools come on top. */
export const fixedReturnOf = (row: OddsRow, terms: Terms): string => writeExact(returnOf(row, terms))

const poolOdds = z.object({ game: oneOf(['mark-six-pool']), bet: oneOf([...markSixTiers, 'single']) })

export const markSixPoolOdds: Kind = kind('lottery-odds', poolOdds, ({ bet }) => {
  const row = findRow(gameOf('mark-six'), 'pool')
  const tiers = row && tierChancesOf(row)
  if (!row || !tiers) return refuse('game', 'a game with a pool')
  if (bet === 'single') return { tiers, fixedReturn: fixedReturnOf(row, {}) }
  const paid = lotteryRow(row).outcomes?.find(({ probability }) => probability === tiers[bet])
  return { probability: tiers[bet], ...(paid && { gross: paid.gross }) }
})
