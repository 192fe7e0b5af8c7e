import type { Tx } from '../../../db/db.ts'
import { announce } from '../../../lib/live-events.ts'
import { cashOf, contractsOf } from './accounts.ts'
import { getBalances } from './get-balance.ts'
import { moveCashInBatch } from './move-cash.ts'

interface ContractPay {
  /** Undefined where the house pays. */
  payerId: string | undefined
  receiverId: string
  currency: string
  amountMinor: bigint
  incomeId: string
  /** Names one try: a refusal is remembered, so that the next try needs another. */
  tryNumber: number
}

/**
 * Pays what contracts earned, in this order and in one call: cash of the upline or money of the house → cash. Answers for
 * each the transfer, or undefined where the upline could not spend so much: nothing moved.
 */
export async function payContracts(tx: Tx, pays: readonly ContractPay[]): Promise<(bigint | undefined)[]> {
  const moved = await moveCashInBatch(
    tx,
    pays.map(({ payerId, receiverId, currency, amountMinor, incomeId, tryNumber }) => ({
      memberId: receiverId,
      kind: 'contract_pay',
      debit: payerId === undefined ? contractsOf(currency) : cashOf(payerId, currency),
      credit: cashOf(receiverId, currency),
      amountMinor,
      scope: 'contract-pay',
      key: `${incomeId}:${tryNumber}`,
      reference: incomeId,
      actor: 'system:settle-contracts',
      goesWithPrevious: false,
    })),
  )
  await tell(
    tx,
    pays.filter((_, index) => moved[index]?.isNew),
  )
  return moved.map((move) => (move?.status === 'applied' ? move.transferId : undefined))
}

/** Open pages of everybody whose money moved, once each. */
async function tell(tx: Tx, pays: readonly ContractPay[]): Promise<void> {
  const currencies = new Map(
    pays.flatMap(({ payerId, receiverId, currency }) => [
      [receiverId, currency] as const,
      ...(payerId === undefined ? [] : [[payerId, currency] as const]),
    ]),
  )
  const wallets = [...currencies].map(([memberId, currency]) => ({ memberId, currency }))
  const balanceOf = await getBalances(tx, wallets)
  for (const wallet of wallets) announce(tx, wallet.memberId, 'balance.changed', { version: balanceOf(wallet).version })
}
