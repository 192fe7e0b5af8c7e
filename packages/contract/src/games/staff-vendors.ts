import { AmountFromZero, Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { GameListReading } from '../vendor/psw-games-reading.ts'
import { VendorGame } from '../vendor/psw-vendor.ts'
import { HeldAdjustment, HeldJackpot, HeldPrize } from './staff-vendor-holds.ts'

export const vendorStatuses = ['active', 'maintenance', 'disabled'] as const
export const walletModes = ['single', 'transfer'] as const
/** Only an open campaign pays prizes; an ended one never opens again. */
export const campaignStates = ['open', 'paused', 'ended'] as const
export const vendorExceptionKinds = [
  'missingHere',
  'missingThere',
  'amountDiffers',
  'stateDiffers',
  'notReplayed',
  'winAboveLimit',
  'turnoverTooHigh',
  'escrowDiffers',
  'escrowLeft',
] as const

/** Calls of the last hour. A percentile is the upper bound of its bucket in ms; absent above the last one. */
export const VendorHealth = z.object({
  calls: z.number().int(),
  errors: z.number().int(),
  p50Ms: z.number().int().optional(),
  p99Ms: z.number().int().optional(),
})
export type VendorHealth = z.infer<typeof VendorHealth>

export const Vendor = z.object({
  vendorId: Id,
  name: z.string(),
  status: z.enum(vendorStatuses),
  walletMode: z.enum(walletModes),
  dialect: z.enum(['psw', 'gcp', 'hub']),
  gameCount: z.number().int(),
  openRoundCount: z.number().int(),
  /** What reconciliation found and nobody has looked at. */
  exceptionCount: z.number().int(),
  /** Of the vendor to the portal. */
  calls: VendorHealth,
})
export type Vendor = z.infer<typeof Vendor>

/** Of a vendor in a currency, beside those of its games and of its players; null: no limit. */
export const VendorLimits = z.object({
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  /** Of one bet. */
  stakeMax: AmountFromZero.nullable(),
  /** A win above it is paid, and comes before a person. */
  winMax: AmountFromZero.nullable(),
  /** A jackpot of so much and more is paid when two people have said yes. */
  jackpotHold: AmountFromZero.nullable(),
  /** A correction above it waits for two people; null: the bound that holds for every vendor. */
  adjustHold: AmountFromZero.nullable().default(null),
})
export type VendorLimits = z.infer<typeof VendorLimits>

/** Types of games for which a vendor may name what of a round's stakes counts. */
const TurnoverTypes = z.array(VendorGame.shape.category).max(20)
export const vendorGameTypes = VendorGame.shape.category.options

/** Asked for by one person: another way of keeping money, other limits, or other games whose turnover it names. */
export const VendorChange = z.object({
  changeId: Id,
  mode: z.enum(walletModes).optional(),
  limits: VendorLimits.optional(),
  turnoverTypes: TurnoverTypes.optional(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Time,
  allowed: z.array(z.enum(['approve', 'reject', 'withdraw'])),
})
export type VendorChange = z.infer<typeof VendorChange>

export const VendorException = z.object({
  exceptionId: Id,
  transactionId: z.string(),
  kind: z.enum(vendorExceptionKinds),
  foundAt: Time,
})
export type VendorException = z.infer<typeof VendorException>

/** Calls a second; null: as many as come. */
export const VendorBudget = z.object({
  callsPerSecondMax: z.number().int().min(1).max(1_000_000).nullable(),
  /** Of one player at this vendor. */
  playerCallsPerSecondMax: z.number().int().min(1).max(100_000).nullable(),
})
export type VendorBudget = z.infer<typeof VendorBudget>

export const VendorDetail = Vendor.extend({
  baseUrl: z.string(),
  /** Of the portal to the vendor. */
  callsOut: VendorHealth,
  oldestOpenRoundAt: Time.optional(),
  clockSkewSeconds: z.number().int(),
  /** Absent: it may call from anywhere. */
  networks: z.array(z.string()).optional(),
  budget: VendorBudget,
  limits: z.array(VendorLimits),
  turnoverTypes: TurnoverTypes,
  heldJackpots: z.array(HeldJackpot),
  heldAdjustments: z.array(HeldAdjustment),
  heldPrizes: z.array(HeldPrize),
  keys: z.array(z.object({ keyId: z.string(), createdAt: Time, retiredAt: Time.optional() })),
  /** How the last reading of its game list went. */
  gameList: GameListReading,
  reconciliation: z.object({ readAt: Time, rowCount: z.number().int(), replayedCount: z.number().int() }).optional(),
  exceptions: z.array(VendorException),
  /** Money of players that is with the vendor or on its way, in wallets it keeps. */
  purses: z.array(z.object({ currency: z.string(), transit: Money, kept: Money, pendingCount: z.number().int() })),
  campaigns: z.array(
    z.object({
      campaignId: z.string(),
      state: z.enum(campaignStates),
      createdAt: Time,
      winCount: z.number().int(),
      paid: Money,
      currency: z.string(),
      /** Of all prizes, and of those of one person; what is above waits for people. */
      budget: Money,
      memberMax: Money,
    }),
  ),
  /** A campaign, or a larger budget of one, that was asked for. */
  campaignWish: OpenWish.extend({ campaignId: z.string(), budget: Money, memberMax: Money }).optional(),
  freeRounds: z.array(
    z.object({
      freeRoundsId: z.string(),
      account: z.string(),
      quantity: z.number().int(),
      remaining: z.number().int(),
      won: Money,
      winMax: Money,
      consumeBefore: Time,
      isCancelled: z.boolean(),
    }),
  ),
  change: VendorChange.optional(),
})
export type VendorDetail = z.infer<typeof VendorDetail>

const reads = { audience: 'staff', permission: 'vendors.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'vendors.manage', method: 'POST' } as const
const keys = { audience: 'staff', permission: 'vendors.keys', method: 'POST' } as const
const reason = z.string().trim().min(3).max(280)
const one = { vendorId: Id }
/** In the currency of the site. */
const campaignTerms = { budget: AmountFromZero, memberMax: AmountFromZero }

/** Who plays games against the wallet: how they are, and what they may. */
export const staffVendors = {
  vendors: route({
    ...reads,
    path: '/staff/vendors',
    summary: 'Every vendor with how its calls went in the last hour',
    input: z.object({}),
    value: z.object({ list: z.array(Vendor) }),
  }),
  vendor: route({
    ...reads,
    path: '/staff/vendors/{vendorId}',
    summary: 'One vendor: keys, calls, reconciliation, wallets, campaigns, free rounds',
    input: z.object(one),
    value: VendorDetail,
  }),
  changeVendorStatus: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/status',
    summary: 'Open a vendor, close it for bets, or switch it off',
    input: z.object({ ...one, status: z.enum(vendorStatuses), reason }),
    value: VendorDetail,
  }),
  changeVendorReach: route({
    ...manages,
    method: 'PUT',
    path: '/staff/vendors/{vendorId}/reach',
    summary: 'Where a vendor may call from, and how far its clock may be off',
    input: z.object({
      ...one,
      clockSkewSeconds: z.number().int().min(1).max(300),
      networks: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(50),
    }),
    value: VendorDetail,
  }),
  changeVendorBudget: route({
    ...manages,
    method: 'PUT',
    path: '/staff/vendors/{vendorId}/budget',
    summary: 'How many calls a second a vendor may make, and of one of its players',
    input: VendorBudget.extend(one),
    value: VendorDetail,
  }),
  askWalletMode: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/wallet-mode',
    summary: 'Ask for another way of keeping players’ money; it changes when another person says yes',
    input: z.object({ ...one, mode: z.enum(walletModes), reason }),
    value: VendorDetail,
  }),
  askVendorLimits: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/limits',
    summary: 'Ask for other limits of stakes, wins and jackpots; they change when another person says yes',
    input: VendorLimits.extend({ ...one, reason }),
    value: VendorDetail,
  }),
  askVendorTurnover: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/turnover',
    summary: 'Ask for other games whose turnover the vendor names; they change when another person says yes',
    input: z.object({ ...one, turnoverTypes: TurnoverTypes, reason }),
    value: VendorDetail,
  }),
  releaseJackpot: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/jackpots/{transactionId}/release',
    summary: 'Say yes to a jackpot that is held; with the yes of a second person it is paid',
    input: z.object({ ...one, transactionId: Id }),
    value: VendorDetail,
  }),
  decideHeldAdjustment: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/adjustments/{transactionId}/decide',
    summary: 'Ask that a correction that is held be booked or refused; it is when another person asks for the same',
    input: z.object({ ...one, transactionId: Id, isBooked: z.boolean(), reason }),
    value: VendorDetail,
  }),
  openVendorCampaign: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/campaigns',
    summary: 'Open a campaign whose prizes the vendor may tell, up to its budget',
    input: z.object({ ...one, campaignId: z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/), ...campaignTerms }),
    value: VendorDetail,
  }),
  changeVendorCampaignTerms: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/campaigns/{campaignId}/terms',
    summary: 'Another budget of a campaign, or another ceiling of one person',
    input: z.object({ ...one, campaignId: Id, ...campaignTerms }),
    value: VendorDetail,
  }),
  decideHeldPrize: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/prizes/{transactionId}/decide',
    summary:
      'Say that a prize that is held be paid or refused; above the threshold of campaigns another person must say the same',
    input: z.object({ ...one, transactionId: Id, isPaid: z.boolean(), reason }),
    value: VendorDetail,
  }),
  changeVendorCampaign: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/campaigns/{campaignId}/state',
    summary: 'Pause a campaign, let it go on, or end it for good',
    input: z.object({ ...one, campaignId: Id, state: z.enum(campaignStates) }),
    value: VendorDetail,
  }),
  decideVendorChange: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/changes/{changeId}',
    summary: 'Say yes or no to what somebody else asked for; whoever asked may take it back',
    input: z.object({ ...one, changeId: Id, isApproved: z.boolean() }),
    value: VendorDetail,
  }),
  closeVendorException: route({
    ...manages,
    path: '/staff/vendors/{vendorId}/exceptions/{exceptionId}',
    summary: 'Close what reconciliation found, with what was done about it',
    input: z.object({ ...one, exceptionId: Id, note: reason }),
    value: VendorDetail,
  }),
  addVendorKey: route({
    ...keys,
    path: '/staff/vendors/{vendorId}/keys',
    summary: 'A second key; its secret is told this once',
    input: z.object(one),
    value: z.object({ keyId: z.string(), secret: z.string(), vendor: VendorDetail }),
  }),
  retireVendorKey: route({
    ...keys,
    path: '/staff/vendors/{vendorId}/keys/{keyId}/retire',
    summary: 'End a key at this moment; the last one in use stays',
    input: z.object({ ...one, keyId: Id }),
    value: VendorDetail,
  }),
}
