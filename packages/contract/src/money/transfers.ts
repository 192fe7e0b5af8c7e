import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { paymentPasswordPattern } from '../people/members.ts'

/** To whoever recommended the account, or to somebody it recommended: nobody else. */
export const transferDirections = ['up', 'down'] as const

export const MemberTransfer = z.object({
  transactionId: Id,
  direction: z.enum(transferDirections),
  /** Whether the money came to the caller. */
  isIncoming: z.boolean(),
  /** Account at the other end. */
  account: z.string(),
  amount: Money,
  createdAt: Time,
})
export type MemberTransfer = z.infer<typeof MemberTransfer>

export const TransferSettings = z.object({
  min: AmountToMove,
  /** Of one account and day. */
  dailyMax: AmountToMove,
})
export type TransferSettings = z.infer<typeof TransferSettings>

export const transfers = {
  desk: route({
    method: 'GET',
    path: '/wps/relay/MCS2_transferMember',
    audience: 'member',
    summary: 'To whom I may send money, and how much',
    input: z.object({}),
    value: z.object({
      /** Absent when nobody recommended the account. */
      upline: z.object({ account: z.string(), icon: z.string() }).optional(),
      hasDownlines: z.boolean(),
      min: Money,
      dailyMax: Money,
      /** What may still be sent today. */
      leftToday: Money,
      /** What has yet to be staked before anything is sent. */
      turnoverLeft: Money,
      available: Money,
      pausedUntil: Time.optional(),
    }),
  }),
  send: route({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_transferMember',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Send money to my upline or to a direct downline',
    input: z.object({
      direction: z.enum(transferDirections),
      /** Of the downline. */
      account: z.string().trim().max(64).optional(),
      amount: AmountToMove,
      paymentPassword: z.string().regex(paymentPasswordPattern),
      requestId: RequestId,
    }),
    value: z.object({ transactionId: Id, balance: Money }),
  }),
  list: route({
    method: 'GET',
    path: '/wps/relay/MCS2_transferList',
    audience: 'member',
    summary: 'Money I sent to or got from my upline and downlines, newest first',
    input: PageQuery,
    value: page(MemberTransfer),
  }),
}

/** The guards of transfers between members. */
export const staffTransfers = {
  transferSettings: route({
    audience: 'staff',
    permission: 'ledger.read',
    method: 'GET',
    path: '/staff/site/transfers',
    summary: 'Bounds of transfers between members',
    input: z.object({}),
    value: TransferSettings,
  }),
  changeTransferSettings: route({
    audience: 'staff',
    permission: 'withdrawals.decide',
    method: 'PUT',
    path: '/staff/site/transfers',
    summary: 'Change them; the next transfer meets them',
    input: TransferSettings,
    value: TransferSettings,
  }),
}
