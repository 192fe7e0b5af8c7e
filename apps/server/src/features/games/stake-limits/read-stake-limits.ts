import type { StakeLimitList, StakeLimitRow } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { listLevels } from '../../rewards/vip/index.ts'
import { listOpenWishes, type Reviewer, reviewerOf, viewOpen, type Wish } from '../../site/wishes/index.ts'
import { findPlayedGames, houseVendorId, listPlayedCurrencies, searchPlayedGames } from '../catalogue/index.ts'
import { stakeLimitKind } from './stake-limit-kind.ts'
import { type LimitsKey, limitsOf, listLimits } from './stake-limit-store.ts'
import { limitsOfPlayer, type PlayerLimits, type StakeLimits } from './stake-limits.ts'

const none: StakeLimits = { stakeMinorMin: null, stakeMinorMax: null, payoutMinorMax: null, rankMaxes: [] }

interface Wanted {
  pageNo: number
  pageSize: number
  name?: string | undefined
  openedGame?: string | undefined
  openedCurrency?: string | undefined
}

/** A page of what is set and asked for, or of the games that a name finds, as this person sees it. */
export async function readStakeLimits(app: AppContext, staff: StaffSession, wanted: Wanted): Promise<StakeLimitList> {
  const { pageNo, pageSize, openedGame = '', openedCurrency: currency = '' } = wanted
  const [shown, levels] = await Promise.all([readRows(app, staff), listLevels(app.db)])
  const [found, opened] = await Promise.all([
    wanted.name ? search(app, { ...wanted, name: wanted.name }) : pageOf(shown.standing, wanted),
    shown.rows([{ gameCode: openedGame, currency }], { isPlayedOnly: true }),
  ])
  return {
    ...{ list: await shown.rows(found.keys), total: found.total, pageNo, pageSize, opened: opened[0] },
    ranks: levels.filter(({ rank }) => rank > 0).map(({ rank, labels }) => ({ rank, labels })),
  }
}

/** One row as it is now. */
export async function readStakeLimit(app: AppContext, staff: StaffSession, key: LimitsKey): Promise<StakeLimitRow> {
  const [row] = await (await readRows(app, staff)).rows([key])
  if (!row) throw new Error('a row that was asked for is there')
  return row
}

type Keys = { keys: LimitsKey[]; total: number }

const pageOf = (keys: readonly LimitsKey[], { pageNo, pageSize }: Wanted): Keys => ({
  keys: keys.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: keys.length,
})

async function search({ db }: AppContext, { name, pageNo, pageSize }: Wanted & { name: string }): Promise<Keys> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { list, total } = await searchPlayedGames(db, { vendorId: houseVendorId, name, ...page })
  return { keys: list, total }
}

async function readRows(app: AppContext, staff: StaffSession) {
  const { db } = app
  const [set, wishes, currencies, reviewer] = await Promise.all([
    listLimits(db),
    listAsked(db),
    listPlayedCurrencies(db, houseVendorId),
    reviewerOf(app, staff),
  ])
  const ofAll = currencies.sort(mainFirst).map((currency) => ({ gameCode: '', currency }))
  const nameOf = ({ gameCode, currency }: LimitsKey) => `${gameCode} ${currency}`
  const standing = [...new Map([...ofAll, ...set, ...wishes].map((key) => [nameOf(key), key])).values()]
  const isStanding = new Set(standing.map(nameOf))
  return {
    /** All games of the studio, then those with limits or a wish. */
    standing,
    /** Keys as rows; those that nobody plays can be left out. */
    async rows(keys: readonly LimitsKey[], { isPlayedOnly = false } = {}): Promise<StakeLimitRow[]> {
      const gameCodes = keys.map(({ gameCode }) => gameCode).filter(Boolean)
      const games = await findPlayedGames(db, { vendorId: houseVendorId, gameCodes })
      const known = keys.filter((key) => isStanding.has(nameOf(key)) || games.some((game) => isSame(game, key)))
      return (isPlayedOnly ? known : keys).map((key) =>
        viewRow(key, {
          reviewer,
          names: games.find(({ gameCode }) => gameCode === key.gameCode)?.names,
          stakes: games.find((game) => isSame(game, key))?.stakes,
          every: set.find((one) => isSame(one, { ...key, gameCode: '' }))?.limits,
          held: set.find((one) => isSame(one, key)),
          wish: wishes.find((one) => isSame(one, key)),
        }),
      )
    },
  }
}

interface Asked extends LimitsKey {
  limits: StakeLimits
  wish: Wish
}

const listAsked = async (reader: Reader): Promise<Asked[]> =>
  (await listOpenWishes(reader, stakeLimitKind.kind)).map((wish) => {
    const { gameCode, currency, limits } = stakeLimitKind.payload.parse(wish.payload)
    return { gameCode, currency, limits: limitsOf(limits), wish }
  })

const isSame = (one: LimitsKey, other: LimitsKey): boolean =>
  one.gameCode === other.gameCode && one.currency === other.currency

interface RowFacts {
  reviewer: Reviewer
  names: { vi: string; en: string } | undefined
  /** What the rules of the game take. */
  stakes: { min: string; max: string } | undefined
  /** Of all games of the studio. */
  every: StakeLimits | undefined
  held: { limits: StakeLimits; changedAt: Date } | undefined
  wish: Asked | undefined
}

const viewRow = (
  { gameCode, currency }: LimitsKey,
  { reviewer, names, stakes, every, held, wish }: RowFacts,
): StakeLimitRow => ({
  ...(gameCode ? { game: { gameCode, names: names ?? { vi: gameCode, en: gameCode } } } : {}),
  currency,
  limits: viewLimits(held?.limits ?? none, currency),
  inForce: viewInForce(limitsOfPlayer({ own: held?.limits, every }, 0), { stakes, currency }),
  changedAt: held?.changedAt.toISOString(),
  change: wish && viewWish(wish, reviewer),
})

function viewInForce(
  limits: PlayerLimits,
  { stakes, currency }: Pick<RowFacts, 'stakes'> & { currency: string },
): StakeLimitRow['inForce'] {
  const { stakeMin, stakeMax, payoutMax } = viewLimits({ ...limits, rankMaxes: [] }, currency)
  return { stakeMin: stakeMin ?? stakes?.min ?? null, stakeMax: stakeMax ?? stakes?.max ?? null, payoutMax }
}

/** Play money comes after money. */
const mainFirst = (a: string, b: string): number => Number(a === 'FUN') - Number(b === 'FUN') || (a < b ? -1 : 1)

function viewWish({ wish, limits, currency }: Asked, reviewer: Reviewer): StakeLimitRow['change'] {
  const { wishId: changeId, ...open } = viewOpen(wish, { decides: stakeLimitKind.decides, reviewer })
  return { changeId, limits: viewLimits(limits, currency), ...open }
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
