import { fraction } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paysX, singlePayRow } from '../../instant/sheet-row.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { matchBets, matchChances, matchPrices } from './league-markets.ts'
import { scoreGrid, scoreOf, strengthsOf } from './score-grid.ts'
import { leagueId } from './season.ts'

/** Every difference of ratings that two clubs can have. */
const differences = Array.from({ length: 31 }, (_, step) => 20 * step - 300).filter((difference) => difference !== 0)
const strengthsAt = (difference: number) => strengthsOf(difference, 0)

/** Every bet on every kind of match: `-40/over` is more than two goals where the home side has 40 points less. */
export const leagueSheet = (): SheetRow[] =>
  differences.flatMap((difference) => {
    const strengths = strengthsAt(difference)
    const [chances, prices] = [matchChances(strengths), matchPrices(strengths)]
    return matchBets.flatMap(({ name }) => {
      const x100 = prices.get(name)
      return x100 === undefined
        ? []
        : [singlePayRow(`${difference}/${name}`, chances.get(name) ?? fraction(0), 100 * x100)]
    })
  })

const played = [-300, -80, 20, 160].flatMap((difference) =>
  ['home', 'draw', 'away', 'over', 'both', 'score-1-1'].map((name) => `${difference}/${name}`),
)

function longBet(rows: readonly SheetRow[], bet: string): LongBet {
  const [difference, name] = bet.split('/')
  const grid = scoreGrid(strengthsAt(Number(difference)))
  const wins = matchBets.find((one) => one.name === name)?.wins
  const row = rows.find((one) => one.bet === bet)
  if (!row || !wins) throw new Error(`there is no bet ${bet}`)
  const x = paysX(row)
  return {
    ...{ bet, exact: Number(row.decimal), halfWidth: 0 },
    play: (draws) => (wins(...scoreOf(draws().weighted(grid))) ? x : 0),
  }
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  [leagueId]: {
    sheet: leagueSheet,
    get maxWinX() {
      return Math.ceil(Math.max(...leagueSheet().map(paysX)))
    },
    longBets() {
      const rows = leagueSheet()
      return played.map((bet) => longBet(rows, bet))
    },
  },
}
