import { toNumber } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow } from '../../instant/sheet-row.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { grossOfEnding, matchPrices, offeredHandicaps, paidChances } from './league-markets.ts'
import { handicapBet, matchBets } from './match-bets.ts'
import { scoreGrid, scoreOf, strengthsOf } from './score-grid.ts'
import { leagueId } from './season.ts'

/** Every difference of ratings that two clubs can have. */
const differences = Array.from({ length: 31 }, (_, step) => 20 * step - 300).filter((difference) => difference !== 0)
const strengthsAt = (difference: number) => strengthsOf(difference, 0)

/** Every bet on every kind of match: `-40/over` is more than two goals where the home side has 40 points less. */
export const leagueSheet = (): SheetRow[] =>
  differences.flatMap((difference) => {
    const strengths = strengthsAt(difference)
    const prices = matchPrices(strengths)
    return matchBets.flatMap((bet) => {
      const x100 = prices.get(bet.name)
      return x100 === undefined ? [] : [paidRow(`${difference}/${bet.name}`, paidChances(bet, strengths, x100))]
    })
  })

const named = ['home', 'draw', 'away', 'over', 'under-35', 'home-or-draw', 'both', 'score-1-1']
const played = [-300, -80, 20, 160].flatMap((difference) =>
  [...named, ...handicapsAt(difference)].map((name) => `${difference}/${name}`),
)

/** One side of each handicap that is offered: whole, half and quarter lines are among them. */
function handicapsAt(difference: number): string[] {
  const lines = offeredHandicaps(matchPrices(strengthsAt(difference)))
  return lines.map((quarters, at) => (at % 2 === 0 ? handicapBet('home', quarters) : handicapBet('away', -quarters)))
}

function longBet(rows: readonly SheetRow[], name: string): LongBet {
  const [difference, bet] = name.split('/')
  const strengths = strengthsAt(Number(difference))
  const grid = scoreGrid(strengths)
  const found = matchBets.find((one) => one.name === bet)
  const row = rows.find((one) => one.bet === name)
  const x100 = matchPrices(strengths).get(bet ?? '')
  if (!row || !found || x100 === undefined) throw new Error(`there is no bet ${name}`)
  return {
    ...{ bet: name, exact: Number(row.decimal), halfWidth: 0 },
    play: (draws) => toNumber(grossOfEnding(found.ending(...scoreOf(draws().weighted(grid))), x100)),
  }
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  [leagueId]: {
    sheet: leagueSheet,
    get maxWinX() {
      return Math.ceil(Math.max(...differences.flatMap((one) => [...matchPrices(strengthsAt(one)).values()])) / 100)
    },
    longBets() {
      const rows = leagueSheet()
      return played.map((bet) => longBet(rows, bet))
    },
  },
}
