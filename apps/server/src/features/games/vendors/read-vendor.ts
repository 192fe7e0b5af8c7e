import { type Vendor, type VendorDetail, vendorGameTypes } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { listTransit } from '../../money/wallet/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import {
  findOpenWish,
  listOpenWishes,
  type Reviewer,
  reviewerOf,
  viewOpen,
  type Wish,
} from '../../site/wishes/index.ts'
import { adjustHeldMinorOf, findTurnoverTypes, findVendorLimits, readGameList } from '../catalogue/index.ts'
import { listHeldAdjustments, listHolds, listPrizeHolds } from '../play/index.ts'
import { vendorCampaignKind } from './campaign-kind.ts'
import { listExceptions } from './exception-store.ts'
import { heldAdjustmentKind } from './held-adjustment-kind.ts'
import { placeOfHeld } from './held-place.ts'
import { heldPrizeKind } from './held-prize-kind.ts'
import type { LimitsWish } from './vendor-change.ts'
import { vendorChangeKind } from './vendor-change-kind.ts'
import { healthOf } from './vendor-health.ts'
import {
  findFeed,
  listCampaigns,
  listFreeRounds,
  listKeys,
  listPending,
  listVendorRows,
  type VendorRow,
} from './vendor-store.ts'

const healthMs = 60 * 60_000

const sinceOf = ({ clock }: AppContext): Date => new Date(clock.now().getTime() - healthMs)

export const readVendors = async (context: AppContext): Promise<Vendor[]> =>
  (await listVendorRows(context.db, sinceOf(context))).map(viewVendor)

const viewVendor = (row: VendorRow): Vendor => ({
  vendorId: row.vendor_id,
  name: row.name,
  status: row.status,
  walletMode: row.wallet_mode,
  dialect: row.dialect,
  gameCount: Number(row.game_count),
  openRoundCount: Number(row.open_count),
  exceptionCount: Number(row.exception_count),
  calls: healthOf(row.calls_in),
})

/** Everything about one vendor, as this person sees it. Refusal: NOT_FOUND. */
export async function readVendor(
  context: AppContext,
  staff: StaffSession,
  vendorId: string,
): Promise<Outcome<VendorDetail>> {
  const { db, config } = context
  const [row] = await listVendorRows(db, sinceOf(context), vendorId)
  if (!row) return refuse('NOT_FOUND')
  const feed = await findFeed(db, vendorId)
  const reviewer = await reviewerOf(context, staff)
  const change = await findOpenWish(db, vendorChangeKind.kind, vendorId)
  return ok({
    ...viewVendor(row),
    baseUrl: row.base_url,
    callsOut: healthOf(row.calls_out),
    oldestOpenRoundAt: row.oldest_open_at?.toISOString(),
    clockSkewSeconds: Math.round(row.clock_skew_ms / 1_000),
    networks: row.networks ?? undefined,
    budget: {
      callsPerSecondMax: row.calls_per_second_max,
      playerCallsPerSecondMax: row.player_calls_per_second_max,
    },
    keys: (await listKeys(db, vendorId)).map((key) => ({
      keyId: key.key_id,
      createdAt: key.created_at.toISOString(),
      retiredAt: key.retired_at?.toISOString(),
    })),
    gameList: await readGameList(db, vendorId),
    reconciliation: feed && {
      readAt: feed.read_at.toISOString(),
      rowCount: Number(feed.row_count),
      replayedCount: Number(feed.replayed_count),
    },
    limits: await viewLimits(context, vendorId),
    turnoverTypes: typesOf(await findTurnoverTypes(db, vendorId)),
    heldJackpots: await viewHolds(context, staff, vendorId),
    heldAdjustments: await viewHeldAdjustments(context, reviewer, vendorId),
    heldPrizes: await viewHeldPrizes(context, reviewer, vendorId),
    exceptions: await listExceptions(db, vendorId),
    purses: await viewPurses(context, vendorId),
    campaigns: await viewCampaigns(context, vendorId, config.currency),
    campaignWish: await viewCampaignWish(context, reviewer, vendorId),
    freeRounds: await viewFreeRounds(context, vendorId),
    change: change && viewChange(change, reviewer),
  })
}

async function viewPurses({ db }: AppContext, vendorId: string): Promise<VendorDetail['purses']> {
  const pending = new Map((await listPending(db, vendorId)).map(({ currency, count }) => [currency, Number(count)]))
  const booked = (await listTransit(db)).filter((balance) => balance.vendorId === vendorId)
  return booked.map(({ currency, transitMinor, keptMinor }) => ({
    currency,
    transit: money(transitMinor, currency),
    kept: money(keptMinor, currency),
    pendingCount: pending.get(currency) ?? 0,
  }))
}

async function viewCampaigns(
  { db }: AppContext,
  vendorId: string,
  currency: string,
): Promise<VendorDetail['campaigns']> {
  return (await listCampaigns(db, vendorId, currency)).map((row) => ({
    campaignId: row.campaign_id,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    winCount: Number(row.win_count),
    paid: money(BigInt(row.paid), currency),
    currency: row.currency,
    budget: money(BigInt(row.budget_minor), row.currency),
    memberMax: money(BigInt(row.member_max_minor), row.currency),
  }))
}

async function viewFreeRounds({ db }: AppContext, vendorId: string): Promise<VendorDetail['freeRounds']> {
  return (await listFreeRounds(db, vendorId)).map((row) => ({
    freeRoundsId: row.free_rounds_id,
    account: row.account,
    quantity: row.quantity,
    remaining: row.remaining,
    won: money(BigInt(row.won_minor), row.currency),
    winMax: money(BigInt(row.win_minor_max), row.currency),
    consumeBefore: row.consume_before.toISOString(),
    isCancelled: row.cancelled_at !== null,
  }))
}

/** Of every currency that has some, and of the site's own. */
async function viewLimits({ db, config }: AppContext, vendorId: string): Promise<VendorDetail['limits']> {
  const none = { stakeMinorMax: null, winMinorMax: null, jackpotHeldMinor: null, adjustHeldMinor: null }
  const limits = { [config.currency]: none, ...(await findVendorLimits(db, vendorId)) }
  return Object.entries(limits).map(([currency, own]) => {
    const adjustHeldMinor = adjustHeldMinorOf({ [currency]: own }, currency)
    return { currency, ...amountsOf({ ...(own ?? none), adjustHeldMinor }, currency) }
  })
}

const viewWish = ({ currency, ...limits }: LimitsWish) => ({ currency, ...amountsOf(limits, currency) })

type Minor = bigint | string | null
type Minors = Record<'stakeMinorMax' | 'winMinorMax' | 'jackpotHeldMinor' | 'adjustHeldMinor', Minor>
const amountsOf = (limits: Minors, currency: string) => {
  const amountOf = (minor: Minor) => (minor === null ? null : money(BigInt(minor), currency))
  return {
    stakeMax: amountOf(limits.stakeMinorMax),
    winMax: amountOf(limits.winMinorMax),
    jackpotHold: amountOf(limits.jackpotHeldMinor),
    adjustHold: amountOf(limits.adjustHeldMinor),
  }
}

async function viewHeldAdjustments(
  { db }: AppContext,
  reviewer: Reviewer,
  vendorId: string,
): Promise<VendorDetail['heldAdjustments']> {
  const held = await listHeldAdjustments(db, vendorId)
  const open = await listOpenWishes(db, heldAdjustmentKind.kind, held.map(placeOfHeld))
  return held.map((one) => {
    const wish = open.find(({ place }) => place === placeOfHeld(one))
    const { transactionId, originalTransactionId, account, currency, amountMinor } = one
    return {
      ...{ transactionId, originalTransactionId, account, currency, amount: money(amountMinor, currency) },
      heldAt: one.heldAt.toISOString(),
      wish: wish && {
        ...viewOpen(wish, { decides: heldAdjustmentKind.decides, reviewer }),
        isBooked: heldAdjustmentKind.payload.parse(wish.payload).isBooked,
      },
    }
  })
}

async function viewHeldPrizes(
  { db }: AppContext,
  reviewer: Reviewer,
  vendorId: string,
): Promise<VendorDetail['heldPrizes']> {
  const held = await listPrizeHolds(db, vendorId)
  const open = await listOpenWishes(db, heldPrizeKind.kind, held.map(placeOfHeld))
  return held.map((one) => {
    const wish = open.find(({ place }) => place === placeOfHeld(one))
    const { transactionId, campaignId, account, cause, currency, amountMinor } = one
    return {
      ...{ transactionId, campaignId, account, cause, currency, amount: money(amountMinor, currency) },
      heldAt: one.heldAt.toISOString(),
      wish: wish && {
        ...viewOpen(wish, { decides: heldPrizeKind.decides, reviewer }),
        isPaid: heldPrizeKind.payload.parse(wish.payload).isPaid,
      },
    }
  })
}

async function viewCampaignWish(
  { db }: AppContext,
  reviewer: Reviewer,
  vendorId: string,
): Promise<VendorDetail['campaignWish']> {
  const wish = await findOpenWish(db, vendorCampaignKind.kind, vendorId)
  if (!wish) return undefined
  const { campaignId, budgetMinor, memberMaxMinor, currency } = vendorCampaignKind.payload.parse(wish.payload)
  return {
    ...viewOpen(wish, { decides: vendorCampaignKind.decides, reviewer }),
    ...{ campaignId, budget: money(BigInt(budgetMinor), currency), memberMax: money(BigInt(memberMaxMinor), currency) },
  }
}

async function viewHolds(
  { db }: AppContext,
  { staffId, permissions }: StaffSession,
  vendorId: string,
): Promise<VendorDetail['heldJackpots']> {
  const mayRelease = permissions.includes('vendors.manage')
  return (await listHolds(db, vendorId)).map((row) => ({
    ...{ transactionId: row.transaction_id, account: row.account, jackpotId: row.jackpot_id, tier: row.tier },
    ...{ currency: row.currency, amount: money(BigInt(row.amount_minor), row.currency) },
    heldAt: row.held_at.toISOString(),
    firstBy: row.first_name ?? row.first_by ?? undefined,
    isAllowed: mayRelease && row.first_by !== staffId,
  }))
}

function viewChange(change: Wish, reviewer: Reviewer): VendorDetail['change'] {
  const { wishId: changeId, ...open } = viewOpen(change, { decides: vendorChangeKind.decides, reviewer })
  const { wish } = vendorChangeKind.payload.parse(change.payload)
  if ('mode' in wish) return { changeId, mode: wish.mode, ...open }
  if ('limits' in wish) return { changeId, limits: viewWish(wish.limits), ...open }
  return { changeId, turnoverTypes: typesOf(wish.turnoverTypes), ...open }
}

const typesOf = (types: readonly string[]) => vendorGameTypes.filter((type) => types.includes(type))

const money = (minor: bigint, currency: string): string => formatAmount(minor, getCurrency(currency))
