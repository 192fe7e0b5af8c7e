import { exposureOf, type SpotBet, type SpotTable, spotTables, worstMinor } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { card, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'

const rules = oneOf([...spotTables.keys()])
/** Read by the rules themselves, which know their places. */
export const spots = z.custom<object>(isMap, 'a map of amounts in minor units by place')

const exposure = z.object({ rules, spots })
const slip = z.object({ rules, capMinor: minor, standing: spots, slip: spots })
const turnover = z.object({ rules, spots, result: z.unknown().optional() })

export const spotTableKinds: readonly Kind[] = [
  kind('table-exposure', exposure, (request) =>
    atTable(request.rules, [request.spots], (table, [bets = []]) => ({ worstMinor: `${worstMinor(table, bets)}` })),
  ),
  kind('exposure-accept', slip, (request) =>
    atTable(request.rules, [request.standing, request.slip], (table, [standing = [], wanted = []]) => {
      const found = exposureOf(table, { standing, slip: wanted, capMinor: request.capMinor })
      const { isAccepted, worstBeforeMinor, worstAfterMinor } = found
      return { isAccepted, worstBeforeMinor: `${worstBeforeMinor}`, worstAfterMinor: `${worstAfterMinor}` }
    }),
  ),
  kind('table-turnover', turnover, ({ rules: name, spots: wanted, result }) =>
    atTable(name, [wanted], (table, [bets = []]) => {
      const draws = drawsOf(name, result)
      if (!draws) return refuse('result', resultsExpected[name] ?? 'none: this table is asked without one')
      const played = table.play(bets, [], draws)
      return played.ok ? { turnoverMinor: `${played.round.turnoverMinor}` } : { error: played.refusal }
    }),
  ),
]

type Bets = readonly SpotBet[]

/** Reads the bets as the table reads them, but for amounts of 0, which may stand in a map. */
export function atTable(
  name: string,
  maps: readonly object[],
  answer: (table: SpotTable, bets: readonly Bets[]) => object,
): object {
  const table = spotTables.get(name)
  if (!table) return refuse('rules', 'a table')
  const read = maps.map((map) => betsOf(table, map))
  const refused = read.find((bets): bets is Refused => 'error' in bets)
  return refused ?? answer(table, read as readonly Bets[])
}

function betsOf(table: SpotTable, map: object): Bets | Refused {
  const bets = Object.entries(map).flatMap(([spot, stakeMinor]) => (stakeMinor === '0' ? [] : [{ spot, stakeMinor }]))
  if (bets.length === 0) return []
  const read = table.readBet({ bets })
  return read.ok ? read.value : { error: read.refusal }
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Draws = Parameters<SpotTable['play']>[2]

const sides = ['P', 'B', 'T'] as const
const resultsExpected: Readonly<Record<string, string>> = {
  roulette: 'a number from 0 to 36',
  'roulette-la-partage': 'a number from 0 to 36',
  'sic-bo': 'three dice',
  'dragon-tiger': 'two cards, the dragon’s first',
  baccarat: `cards in dealing order, or one of ${sides.join(', ')}`,
  'baccarat-no-commission': `cards in dealing order, or one of ${sides.join(', ')}`,
}

/** Where only the winner is told: seven to six, six to seven and six to six, of two cards each. */
const handsBy: Readonly<Record<(typeof sides)[number], readonly number[]>> = {
  P: [12, 8, 0, 1],
  B: [8, 12, 1, 0],
  T: [8, 9, 0, 1],
}

/** Draws that give this result; without one, such that nothing is given back. */
function drawsOf(name: string, result: unknown): Draws | undefined {
  if (name.startsWith('roulette')) return planted(whole(0, 36).default(1), result, (number) => [number])
  if (name === 'sic-bo') return planted(z.array(whole(1, 6)).length(3).default([1, 2, 3]), result, lessOne)
  if (name === 'dragon-tiger') return planted(z.array(card).length(2).default([0, 4]), result)
  if (!name.startsWith('baccarat'))
    return result === undefined ? planted(z.undefined(), result, () => [0, 1]) : undefined
  const winner = z.enum(sides).default('P').safeParse(result)
  if (winner.success) return planted(z.undefined(), undefined, () => handsBy[winner.data])
  return planted(z.array(card).min(4).max(416), result)
}

const lessOne = (dice: readonly number[]): number[] => dice.map((die) => die - 1)

function planted<Value>(
  schema: z.ZodType<Value>,
  result: unknown,
  drawnOf = (value: Value): readonly number[] => value as readonly number[],
): Draws | undefined {
  const read = schema.safeParse(result)
  if (!read.success) return undefined
  const drawn = [...drawnOf(read.data)]
  const int = (): number => drawn.shift() ?? 0
  return { int, u32: int, r52: int, weighted: int, deal: () => drawn }
}
