import type { VendorGame } from '@fairground/contract/psw'
import type { SportsKind } from '@fairground/contract/sports'
import { canonicalJson, sha256Hex } from '@fairground/fairness'
import { rebateWeight } from '@fairground/game-rules/rebate-weight'
import { fairShareMin, type Market, markets, marketsOfPoints, marketsOfSeries } from '@fairground/sports-rules'
import { type SportsTitle, sportsHouses, sportsTitles } from '@fairground/sports-rules/titles'

const titles: readonly SportsTitle[] = sportsTitles
const gameOf: ReadonlyMap<SportsKind, string> = new Map(
  titles.flatMap(({ slug, sports }) => sports.map((sport) => [sport, slug] as const)),
)
export const footballGameId = sportsTitles[0].slug
export const isSportsGame = (gameId: string): boolean => titles.some(({ slug }) => slug === gameId)
/** The game that a sport is bet on in. */
export const gameOfSport = (sport: SportsKind): string => gameOf.get(sport) ?? footballGameId
/** What is played in a game. */
export const sportsOfGame = (gameId: string): readonly SportsKind[] =>
  titles.find(({ slug }) => slug === gameId)?.sports ?? []

const stakes = { min: '1000000', max: '5000000000' }
const rulesVersion = 1
/** Of what is offered and at which margin: it changes with any market. */
const offerHash = (sports: readonly SportsKind[]): string =>
  sha256Hex(
    canonicalJson(
      offerOf(sports).map(({ code, selections, line = '', reads, booksumX100 }) => ({
        ...{ code, selections: [...selections], line, reads, booksumX100 },
      })),
    ),
  )
function offerOf([sport = 'football']: readonly SportsKind[]): readonly Market[] {
  if (sport === 'football') return [...markets.values()]
  return sport === 'basketball' ? marketsOfPoints : marketsOfSeries(sport)
}

const wholeBp = 10_000
/** Bets on what is all but certain return nearly all; `offered-returns.test.ts` looks at the whole offer. */
export const returnMaxBp = 9_999
/** What counts for rebates, in hundredths: each leg at this price or above. */
export const countedPriceX100Min = 150
/** The most that such a bet returns. */
export const countedReturnMax = '0.9745'

/** A game for each title: every league of its sports stands in it. */
export const sportsGames = (): VendorGame[] =>
  titles.map(({ slug, names, house, category, sports }) => ({
    ...{ gameId: slug, names: { ...names }, category },
    ...{ provider: { code: house, name: sportsHouses.find((one) => one.slug === house)?.name ?? house } },
    ...{ rtpBp: returnMaxBp, rtpMinBp: wholeBp * fairShareMin },
    ...{ rebateWeight: rebateWeight(countedReturnMax), volatility: 'medium', stakes: { VND: stakes, FUN: stakes } },
    ...{ demo: true, capabilities: { multiBet: false, multiWin: false }, images: { tile: `tile/${slug}` } },
    certificate: { modelId: slug, version: rulesVersion, hash: offerHash(sports) },
    ...{ status: 'live', isNew: true },
  }))
