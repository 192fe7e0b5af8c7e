import { type ContractKind, contractKinds } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { ok } from '../../../lib/outcome.ts'
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

interface Agent {
  memberId: string
  currency: string
}

/** What an agent earned or gave by contracts of a kind. Refusal: FEATURE_OFF. */
export async function readIncomes(context: AppContext, agent: Agent, kind: ContractKind, input: IncomeInput) {
  const off = await refuseKind(context, kind)
  if (off) return off
  const { kinds: _, ...page } = await readOwn(context, agent, kind, input)
  return ok(page)
}

/** What an agent earned by contracts of every kind, also of those that the site no longer offers. */
export async function readIncomeReport(
  context: AppContext,
  agent: Agent,
  { kind, ...input }: Omit<IncomeInput, 'side' | 'account'> & { kind?: ContractKind | undefined },
) {
  const { kinds, ...page } = await readOwn(context, agent, kind, { ...input, side: 'earned' })
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(agent.currency))
  const byKind = contractKinds.flatMap((each) => {
    const found = kinds.find((row) => row.kind === each)
    return found ? [{ kind: each, amount: amount(found.amountMinor), paid: amount(found.paidMinor) }] : []
  })
  return { ...page, byKind }
}

async function readOwn(
  context: AppContext,
  { memberId, currency }: Agent,
  kind: ContractKind | undefined,
  { account, from, to, side, pageNo, pageSize }: IncomeInput,
) {
  const span = { from: new Date(from), to: new Date(to), timeZone: context.config.timeZone }
  const query = { memberId, kind, side, account, pageNo, pageSize, ...span }
  const { incomes, sums, days, kinds } = await listOwnIncomes(context.db, query)
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return {
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
    kinds,
  }
}
