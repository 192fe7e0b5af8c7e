import type { ReconciliationLine } from '@fairground/contract'
import { type CurrencyCode, formatAmount } from '@fairground/money'
import { differenceOf, type Line, type Side } from './reconciliation.ts'

export function viewLine(line: Line, currency: CurrencyCode): ReconciliationLine {
  const money = (amountMinor: bigint) => formatAmount(amountMinor, currency)
  const side = ({ count, amountMinor }: Side) => ({ count, amount: money(amountMinor) })
  return {
    source: line.source,
    vendorId: line.vendorId,
    vendorName: line.vendorName,
    orders: side(line.orders),
    ledger: side(line.ledger),
    differenceCount: line.differenceCount,
    differences: line.differences.map((pair) => ({
      kind: differenceOf(pair),
      id: pair.id,
      transferId: pair.transferId,
      orderAmount: pair.orderMinor === undefined ? undefined : money(pair.orderMinor),
      ledgerAmount: pair.ledgerMinor === undefined ? undefined : money(pair.ledgerMinor),
    })),
  }
}
