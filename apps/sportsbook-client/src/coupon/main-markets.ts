import type { SportsKind, SportsMarketView, SportsMatchView, SportsPick } from '@fairground/contract/sports'
import { pickOf } from '../offer/picks.ts'

export interface Cell {
  readonly pick: SportsPick
  readonly price: string | null
}

export type CouponMarket = (typeof couponMarkets)[SportsKind][number]

/** The three markets of a coupon, in its order. */
const onMaps = ['map-handicap', 'total-maps', 'match-winner'] as const
export const couponMarkets = {
  football: ['asian-handicap', 'over-under', '1x2'],
  ...{ cs: onMaps, moba: onMaps, tennis: ['set-handicap', 'total-sets', 'match-winner'] },
  basketball: ['points-handicap', 'total-points', 'money-line'],
} as const satisfies Record<SportsKind, readonly string[]>

/** What is shown of a sport: in the European view who wins, and nothing else. */
export const couponMarketsOf = (sport: SportsKind, isEuropean: boolean): readonly CouponMarket[] =>
  isEuropean ? couponMarkets[sport].slice(2) : couponMarkets[sport]

export const sportOf = ({ inputs }: Pick<SportsMatchView, 'inputs'>): SportsKind =>
  inputs.points ? 'basketball' : (inputs.series?.sport ?? 'football')

/** What each selection stands for while nothing of the market is told. */
function placeholdersOf(code: CouponMarket): readonly string[] {
  if (code === '1x2') return ['home', 'draw', 'away']
  return code === 'over-under' || code.startsWith('total-') ? ['over', 'under'] : ['home', 'away']
}

export const cellsOf = ({ market, line, outcomes }: SportsMarketView): readonly Cell[] =>
  outcomes
    .map(({ selection, price }) => ({ pick: pickOf(market, line, selection), price }))
    .sort((one, other) => usualPlace(one) - usualPlace(other))

/** As every coupon has them; what is not named here stays as it is told. */
const usualOrder = ['1X', '12', 'X2']
const usualPlace = ({ pick }: Cell): number => usualOrder.indexOf(pick.selection)

/** The prices of one market of the coupon; locked places where it is not told. */
export function couponCells({ markets }: SportsMatchView, code: CouponMarket): readonly Cell[] {
  const found = markets.find(({ market }) => market === code)
  return found
    ? cellsOf(found)
    : placeholdersOf(code).map((selection) => ({ pick: { market: code, selection }, price: null }))
}

export interface LeagueBlock {
  readonly leagueId: string
  readonly matches: readonly SportsMatchView[]
}

/** Fixtures by league; favourites first, then in the order in which they are told. */
export function byLeague(matches: readonly SportsMatchView[], favourites: readonly string[]): readonly LeagueBlock[] {
  const blocks = [...Map.groupBy(matches, ({ leagueId }) => leagueId)].map(([leagueId, own]) => ({
    ...{ leagueId, matches: own },
  }))
  const rank = ({ leagueId }: LeagueBlock) => (favourites.includes(leagueId) ? 0 : 1)
  return blocks.sort((one, other) => rank(one) - rank(other))
}

/** Matches of teams that are followed, and those that a bet is open on; then all others. */
export function minePart(
  matches: readonly SportsMatchView[],
  { teams, betOn }: { teams: readonly string[]; betOn: ReadonlySet<string> },
): { mine: readonly SportsMatchView[]; others: readonly SportsMatchView[] } {
  const isMine = ({ matchId, homeId, awayId }: SportsMatchView) =>
    betOn.has(matchId) || teams.includes(homeId) || teams.includes(awayId)
  return { mine: matches.filter(isMine), others: matches.filter((match) => !isMine(match)) }
}

/** Letters without marks, small: `Đội` and `doi` are found alike. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
