import type { StakeLimitList, StakeLimitRow } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../context.ts'
import { wishAllows } from '../../lib/four-eyes.ts'
import { houseVendorId, listStakedGames } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { listLevels } from '../vip/index.ts'
import { listLimits, listWishes, type StakeLimitWish } from './stake-limit-store.ts'
import type { StakeLimits } from './stake-limits.ts'

const none: StakeLimits = { stakeMinorMin: null, stakeMinorMax: null, payoutMinorMax: null, rankMaxes: [] }

/** Every limit and every wish, as this person sees them. */
export async function readStakeLimits({ db }: AppContext, staff: StaffSession): Promise<StakeLimitList> {
  const [set, wishes, games, levels] = await Promise.all([
    listLimits(db),
    listWishes(db),
    listStakedGames(db, houseVendorId),
    listLevels(db),
  ])
  const nameOf = new Map(games.map(({ gameCode, names }) => [gameCode, names]))
  const played = [...new Set(games.flatMap(({ stakes }) => stakes.map(({ currency }) => currency)))].sort(mainFirst)
  const keys = [...played.map((currency) => ({ gameCode: '', currency })), ...set, ...wishes]
  const rows = [...new Map(keys.map((key) => [`${key.gameCode} ${key.currency}`, key])).values()]
  return {
    games,
    ranks: levels.filter(({ rank }) => rank > 0).map(({ rank, labels }) => ({ rank, labels })),
    list: rows.map(({ gameCode, currency }): StakeLimitRow => {
      const isSame = (one: { gameCode: string; currency: string }) =>
        one.gameCode === gameCode && one.currency === currency
      const held = set.find(isSame)
      const wish = wishes.find(isSame)
      return {
        ...(gameCode ? { game: { gameCode, names: nameOf.get(gameCode) ?? { vi: gameCode, en: gameCode } } } : {}),
        currency,
        limits: viewLimits(held?.limits ?? none, currency),
        changedAt: held?.changedAt.toISOString(),
        change: wish && viewWish(wish, staff),
      }
    }),
  }
}

/** Play money comes after money. */
const mainFirst = (a: string, b: string): number => Number(a === 'FUN') - Number(b === 'FUN') || (a < b ? -1 : 1)

function viewWish(wish: StakeLimitWish, { staffId, permissions }: StaffSession): StakeLimitRow['change'] {
  const { id, limits, currency, reason, askedBy, askedByName, askedAt } = wish
  return {
    ...{ changeId: id, limits: viewLimits(limits, currency), reason },
    ...{ askedBy: askedByName, askedAt: askedAt.toISOString() },
    allowed: wishAllows(askedBy, { staffId, mayDecide: permissions.includes('vendors.manage') }),
  }
}

function viewLimits(limits: StakeLimits, currency: string): StakeLimitRow['limits'] {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  const amountOrNone = (minor: bigint | null) => (minor === null ? null : amountOf(minor))
  return {
    stakeMin: amountOrNone(limits.stakeMinorMin),
    stakeMax: amountOrNone(limits.stakeMinorMax),
    payoutMax: amountOrNone(limits.payoutMinorMax),
    ranks: limits.rankMaxes.map(({ rank, stakeMinorMax }) => ({ rank, stakeMax: amountOf(stakeMinorMax) })),
  }
}
