import type { ContractKind } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { payIncomes } from './pay-incomes.ts'
import { settleContracts } from './settle-contracts.ts'

const settleAndPay = (kind: ContractKind) => async (context: AppContext) => {
  await settleContracts(context, kind)
  await payIncomes(context)
}

export const contractJobs: Jobs = {
  'settle-realtime-salary': settleAndPay('realtime'),
  'settle-hourly-salary': settleAndPay('hourly'),
  'settle-daily-salary': settleAndPay('daily'),
  'settle-dividends': settleAndPay('dividend'),
}
