import type { LedgerAccount, LedgerTransfer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { BookAccount, BookTransfer } from './book.ts'

export function viewAccount({ balanceMinor, heldMinor, currency: code, ...account }: BookAccount): LedgerAccount {
  const currency = getCurrency(code)
  return {
    ...account,
    currency: code,
    balance: formatAmount(balanceMinor, currency),
    held: formatAmount(heldMinor, currency),
  }
}

export function viewTransfer(transfer: BookTransfer): LedgerTransfer {
  const currency = getCurrency(transfer.currency)
  const { transferId, kind, code, debit, credit, reference, actor, createdAt, balanceAfterMinor } = transfer
  return {
    transferId,
    kind,
    refusal: code ?? undefined,
    amount: formatAmount(transfer.amountMinor, currency),
    currency: transfer.currency,
    debit,
    credit,
    reference: reference ?? undefined,
    actor,
    createdAt: createdAt.toISOString(),
    balanceAfter: balanceAfterMinor === undefined ? undefined : formatAmount(balanceAfterMinor, currency),
  }
}
