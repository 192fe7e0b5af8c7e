import { type AccountRef, findTransfer, hashOf, postTransferBetween, reverseTransfer } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { cashOf, clearingOf } from './accounts.ts'
import { getBalance } from './get-balance.ts'
import { portalIdOf, type VendorMoved, vendorKeyOf, vendorScope } from './move-vendor-money.ts'

/** Money of one seat at a table of players. */
const escrowOf = (seatId: string, currency: string): AccountRef => ({
  ...{ ownerKind: 'seat', ownerId: seatId, kind: 'escrow', currency },
})

/** Through it every hand goes; empty before and after. */
const potOf = (potId: string, currency: string): AccountRef => ({
  ...{ ownerKind: 'table', ownerId: potId, kind: 'pot', currency },
})

interface EscrowMove {
  vendorId: string
  transactionId: string
  memberId: string
  seatId: string
  currency: string
  /** Above zero. */
  amountMinor: bigint
  /** The vendor's name of the seat. */
  escrowId: string
}

/** Cash → the seat. The same transaction id stays refused once the purse was too small. */
export async function buyIntoSeat(
  tx: Tx,
  move: EscrowMove & { kind: 'escrow_open' | 'escrow_top_up' },
): Promise<VendorMoved> {
  const { memberId, seatId, currency } = move
  const result = await post(tx, move, { debit: cashOf(memberId, currency), credit: escrowOf(seatId, currency) })
  const isPoor = result.status === 'refused' && result.code === 'INSUFFICIENT_FUNDS'
  if (result.status !== 'applied' && !isPoor)
    throw new Error(`${move.transactionId}: the ledger answered ${result.status}`)
  return movedOf(tx, move, { status: isPoor ? 'insufficient' : 'applied', transferId: result.transferId })
}

/** The seat → cash: all that is in it. */
export async function emptySeat(tx: Tx, move: EscrowMove): Promise<VendorMoved> {
  const { memberId, seatId, currency } = move
  const accounts = { debit: escrowOf(seatId, currency), credit: cashOf(memberId, currency) }
  const result = await post(tx, { ...move, kind: 'escrow_close' }, accounts)
  if (result.status !== 'applied') throw new Error(`${move.transactionId}: the ledger answered ${result.status}`)
  return movedOf(tx, move, { status: 'applied', transferId: result.transferId })
}

/** Takes a buy-in back as it came. */
export async function undoBuyIn(
  tx: Tx,
  {
    vendorId,
    transactionId,
    buyInId,
    ...owner
  }: Pick<EscrowMove, 'vendorId' | 'transactionId' | 'memberId' | 'currency'> & { buyInId: string },
): Promise<VendorMoved> {
  const original = await findTransfer(tx, vendorScope, vendorKeyOf(vendorId, buyInId))
  if (!original) throw new Error(`${buyInId} is no buy-in that could be taken back`)
  const result = await reverseTransfer(tx, {
    ...{ scope: vendorScope, key: vendorKeyOf(vendorId, transactionId), transferId: original.transferId },
    requestHash: hashOf({ kind: 'escrow_undo', memberId: owner.memberId, transferId: original.transferId }),
    actor: `vendor:${vendorId}`,
  })
  if (result.status !== 'applied') throw new Error(`${transactionId}: the ledger answered ${result.status}`)
  return movedOf(tx, owner, { status: 'applied', transferId: result.transferId })
}

export interface HandMoney {
  vendorId: string
  /** Made by the portal: names its transfers. */
  id: string
  potId: string
  currency: string
  /** What a seat got more, or less, than it put in; Σ = −rake. */
  seats: readonly { seatId: string; changeMinor: bigint }[]
  rakeMinor: bigint
  reference: string
}

/** A hand: losers' seats → the pot → winners' seats and, as rake, the vendor's clearing. All of it or nothing. */
export async function postHand(tx: Tx, hand: HandMoney): Promise<void> {
  const { currency, seats, rakeMinor } = hand
  const pot = potOf(hand.potId, currency)
  for (const { seatId, changeMinor } of seats) {
    const seat = escrowOf(seatId, currency)
    if (changeMinor < 0n)
      await postPart(tx, hand, { part: seatId, amountMinor: -changeMinor, debit: seat, credit: pot })
  }
  for (const { seatId, changeMinor } of seats) {
    const seat = escrowOf(seatId, currency)
    if (changeMinor > 0n) await postPart(tx, hand, { part: seatId, amountMinor: changeMinor, debit: pot, credit: seat })
  }
  const credit = clearingOf(hand.vendorId, currency)
  if (rakeMinor > 0n) await postPart(tx, hand, { part: 'rake', amountMinor: rakeMinor, debit: pot, credit })
}

interface Accounts {
  debit: AccountRef
  credit: AccountRef
}

async function postPart(
  tx: Tx,
  { id, vendorId, reference }: HandMoney,
  { part, amountMinor, debit, credit }: Accounts & { part: string; amountMinor: bigint },
): Promise<void> {
  const kind = part === 'rake' ? 'rake' : 'hand'
  const result = await postTransferBetween(tx, {
    ...{ scope: 'escrow', key: `${id}:${part}`, kind, debit, credit, amountMinor, reference },
    requestHash: hashOf({ kind, hand: id, part, amountMinor }),
    actor: `vendor:${vendorId}`,
  })
  if (result.status !== 'applied') throw new Error(`hand ${id}, ${part}: the ledger answered ${result.status}`)
}

function post(tx: Tx, move: EscrowMove & { kind: string }, { debit, credit }: Accounts) {
  const { vendorId, transactionId, memberId, seatId, currency, amountMinor, escrowId, kind } = move
  return postTransferBetween(tx, {
    ...{ scope: vendorScope, key: vendorKeyOf(vendorId, transactionId), kind, debit, credit, amountMinor },
    requestHash: hashOf({ kind, memberId, seatId, currency, amountMinor }),
    ...{ reference: `${vendorId}:${escrowId}`, actor: `vendor:${vendorId}` },
  }).then((result) => {
    if (result.status === 'mismatch') throw new Error(`${vendorId}:${transactionId} has moved other money before`)
    return result
  })
}

async function movedOf(
  tx: Tx,
  { memberId, currency }: Pick<EscrowMove, 'memberId' | 'currency'>,
  { status, transferId }: Pick<VendorMoved, 'status'> & { transferId: bigint },
): Promise<VendorMoved> {
  const { availableMinor, version } = await getBalance(tx, memberId, currency)
  return { status, portalTransactionId: portalIdOf(transferId), balanceMinor: availableMinor, version }
}
