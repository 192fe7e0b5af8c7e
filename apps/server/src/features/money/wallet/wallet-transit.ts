import { type AccountRef, hashOf, postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { announce } from '../../../lib/live-events.ts'
import { cashOf, transitOf, vendorWalletsOf } from './accounts.ts'

/** Money between a member's cash and the purse at a vendor. */
export interface TransitMoney {
  /** Names it for ever. */
  walletTransferId: string
  memberId: string
  vendorId: string
  currency: string
  amountMinor: bigint
}

type Place = 'cash' | 'vendor'

/** Takes the money from where it is into transit, once. `insufficient` when the member cannot spend so much. */
export const enterTransit = (tx: Tx, money: TransitMoney, from: Place): Promise<'moved' | 'insufficient'> =>
  move(tx, money, { step: 'enter', place: from, debit: placeOf(money, from), credit: transitOf(money) })

/** Brings it out of transit, to one of both places and once only. @throws when it was brought to the other one before */
export async function leaveTransit(tx: Tx, money: TransitMoney, to: Place): Promise<void> {
  const moved = await move(tx, money, { step: 'leave', place: to, debit: transitOf(money), credit: placeOf(money, to) })
  if (moved !== 'moved') throw new Error(`wallet transfer ${money.walletTransferId} was not in transit`)
}

const placeOf = ({ memberId, vendorId, currency }: TransitMoney, place: Place): AccountRef =>
  place === 'cash' ? cashOf(memberId, currency) : vendorWalletsOf({ vendorId, currency })

interface Step {
  step: 'enter' | 'leave'
  place: Place
  debit: AccountRef
  credit: AccountRef
}

async function move(
  tx: Tx,
  { walletTransferId, memberId, vendorId, currency, amountMinor }: TransitMoney,
  { step, place, debit, credit }: Step,
): Promise<'moved' | 'insufficient'> {
  const result = await postTransferBetween(tx, {
    ...{ debit, credit, amountMinor, scope: 'wallet-transfer', key: `${walletTransferId}:${step}` },
    kind: place === 'cash' ? 'wallet_transfer' : 'wallet_settled',
    requestHash: hashOf({ step, place, memberId, vendorId, currency, amountMinor }),
    reference: walletTransferId,
    actor: `member:${memberId}`,
  })
  if (result.status === 'refused' && result.code === 'INSUFFICIENT_FUNDS') return 'insufficient'
  if (result.status !== 'applied') throw new Error(`wallet transfer ${walletTransferId}: ${step} was ${result.status}`)
  if (result.funds && !result.replayed)
    announce(tx, memberId, 'balance.changed', { version: Number(result.funds.version) })
  return 'moved'
}
