import type { ContractKind } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../context.ts'
import { ok } from '../../lib/outcome.ts'
import { viewIncome } from './contract-view.ts'
import { listOwnIncomes } from './income-store.ts'
import { refuseKind } from './refuse-kind.ts'

interface IncomeInput {
  account?: string | undefined
  from: string
  to: string
  side: 'earned' | 'given'
  pageNo: number
  pageSize: number
}

/** What an agent earned or gave by contracts of a kind. Refusal: FEATURE_OFF. */
export async function readIncomes(
  context: AppContext,
  { memberId, currency }: { memberId: string; currency: string },
  kind: ContractKind,
  { account, from, to, side, pageNo, pageSize }: IncomeInput,
) {
  const off = await refuseKind(context, kind)
  if (off) return off
  const span = { from: new Date(from), to: new Date(to), timeZone: context.config.timeZone }
  const query = { memberId, kind, side, account, pageNo, pageSize, ...span }
  const { incomes, sums, days } = await listOwnIncomes(context.db, query)
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return ok({
    list: incomes.map((listed) => ({
      ...viewIncome(listed),
      isUpline: side === 'given',
      account: side === 'given' ? listed.downline : listed.upline,
    })),
    total: sums.total,
    pageNo,
    pageSize,
    sums: {
      base: amount(sums.baseMinor),
      amount: amount(sums.amountMinor),
      paid: amount(sums.paidMinor),
      owed: amount(sums.owedMinor),
    },
    days: days.map(({ day, amountMinor }) => ({ day, amount: amount(amountMinor) })),
  })
}
