import type { VendorGame } from '@fairground/contract/psw'
import { canonicalJson, sha256Hex } from '@fairground/fairness'
import { rebateWeight } from '@fairground/game-rules/rebate-weight'
import { markets } from '@fairground/sports-rules'
import { sportsHouses, sportsTitles } from '@fairground/sports-rules/titles'
import { fairShareMin } from '../prices/match-prices.ts'

const [house] = sportsHouses
const [football] = sportsTitles
/** The one game of the sportsbook: every league stands in it. */
export const footballGameId = football.slug
export const isSportsGame = (gameId: string): boolean => gameId === footballGameId

const stakes = { min: '1000000', max: '5000000000' }
const rulesVersion = 1
/** Of what is offered and at which margin: it changes with any market. */
const offerHash = sha256Hex(
  canonicalJson(
    [...markets.values()].map(({ code, selections, line = '', reads, booksumX100 }) => ({
      ...{ code, selections: [...selections], line, reads, booksumX100 },
    })),
  ),
)
const wholeBp = 10_000
/** Bets on what is all but certain return nearly all; `offered-returns.test.ts` looks at the whole offer. */
export const returnMaxBp = 9_999
/** What counts for rebates, in hundredths: each leg at this price or above. */
export const countedPriceX100Min = 150
/** The most that such a bet returns. */
export const countedReturnMax = '0.9745'

export const sportsGames = (): VendorGame[] => [
  {
    ...{ gameId: footballGameId, names: { ...football.names }, category: 'SPORTS' },
    ...{ provider: { code: house.slug, name: house.name }, rtpBp: returnMaxBp, rtpMinBp: wholeBp * fairShareMin },
    ...{ rebateWeight: rebateWeight(countedReturnMax), volatility: 'medium', stakes: { VND: stakes, FUN: stakes } },
    ...{ demo: true, capabilities: { multiBet: false, multiWin: false }, images: { tile: `tile/${football.slug}` } },
    certificate: { modelId: football.slug, version: rulesVersion, hash: offerHash },
    ...{ status: 'live', isNew: true },
  },
]
