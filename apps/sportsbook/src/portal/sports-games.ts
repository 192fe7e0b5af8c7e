import type { VendorGame } from '@fairground/contract/psw'
import { fraction, writeFraction } from '@fairground/game-rules/exact'
import { rebateWeight } from '@fairground/game-rules/rebate-weight'
import { sportsHouses, sportsTitles } from '@fairground/sports-rules/titles'

const [house] = sportsHouses
const [football] = sportsTitles
/** The one game of the sportsbook: every league stands in it. */
export const footballGameId = football.slug
export const isSportsGame = (gameId: string): boolean => gameId === footballGameId

const stakes = { min: '1000000', max: '5000000000' }
/** The smallest margin of a single bet: a booksum of 1.04. */
const best = fraction(100, 104)
/** The largest one: a correct score, of 1.25. */
const poorest = fraction(100, 125)
const basisPoints = ({ num, den }: { num: bigint; den: bigint }): number => Number((10_000n * num) / den)

export const sportsGames = (): VendorGame[] => [
  {
    ...{ gameId: footballGameId, names: { ...football.names }, category: 'SPORTS' },
    ...{ provider: { code: house.slug, name: house.name }, rtpBp: basisPoints(best), rtpMinBp: basisPoints(poorest) },
    ...{
      rebateWeight: rebateWeight(writeFraction(best)),
      volatility: 'medium',
      stakes: { VND: stakes, FUN: stakes },
      demo: true,
    },
    ...{ capabilities: { multiBet: false, multiWin: false }, images: { tile: `tile/${football.slug}` } },
    certificate: { modelId: 'football', version: 1, hash: 'none' },
    ...{ status: 'live', isNew: true },
  },
]
