import { dividedBy, type Fraction, fraction, minus, plus, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow, sheetRow } from '../../instant/sheet-row.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { oddsTimesMax } from './line-bets.ts'
import { sideBets } from './side-bets.ts'

const rolls = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => ({ total: a + b, isHard: a === b })))
const points = [4, 5, 6, 8, 9, 10]

/**
 * Line bets by their first roll and their point, side bets by the roll that decides them. Odds are fair; nobody gets them
 * without a line, and the rows with odds say what both return of everything staked, with the most odds on every point.
 */
export function crapsSheet(): SheetRow[] {
  const one = fraction(1)
  const [two, seven, twelve] = [fraction(2), chanceOf(7), chanceOf(12)]
  const made = points.map((point) => times(chanceOf(point), pointChance(point)))
  const missed = points.map((point) => times(chanceOf(point), minus(one, pointChance(point))))
  const pass = plus(seven, chanceOf(11), ...made)
  const dont = plus(chanceOf(2), chanceOf(3), ...missed)
  const lines = [
    ['pass', pass, times(two, pass)],
    ['come', pass, times(two, pass)],
  ] as const
  const barred = [
    { gross: two, chance: dont },
    { gross: one, chance: twelve },
  ]
  const [taken, laid] = [oddsStaked(false), oddsStaked(true)]
  return [
    ...lines.map(([bet, hit, rtp]) => sheetRow(bet, hit, rtp)),
    ...['dont-pass', 'dont-come'].map((bet) => paidRow(bet, barred)),
    sheetRow('pass-with-odds', pass, withOdds(times(two, pass), taken)),
    sheetRow('dont-pass-with-odds', plus(dont, twelve), withOdds(plus(times(two, dont), twelve), laid)),
    ...points.map((point) => sheetRow(`odds-${point}`, pointChance(point), one)),
    ...points.map((point) => sheetRow(`laid-odds-${point}`, minus(one, pointChance(point)), one)),
    ...[...sideBets.keys()].map(sideRow),
  ]
}

/** The most odds that may be staked on a line of one, on average. */
const oddsStaked = (isDont: boolean): Fraction =>
  plus(...points.map((point) => times(chanceOf(point), fraction(oddsTimesMax(point, isDont)))))

const withOdds = (line: Fraction, odds: Fraction): Fraction => dividedBy(plus(line, odds), plus(fraction(1), odds))

function sideRow(spot: string): SheetRow {
  const deciding = rolls.flatMap(({ total, isHard }) => {
    const gross = sideBets.get(spot)?.(total, isHard)
    return gross ? [gross] : []
  })
  return chancesRow(
    spot,
    deciding.map((gross) => ({ gross, weight: 1n })),
  )
}

function chanceOf(total: number): Fraction {
  return fraction(rolls.filter((roll) => roll.total === total).length, 36)
}

/** The point comes before a seven. */
function pointChance(point: number): Fraction {
  return dividedBy(chanceOf(point), plus(chanceOf(point), chanceOf(7)))
}
