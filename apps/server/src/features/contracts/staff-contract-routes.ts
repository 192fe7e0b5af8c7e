import type { StaffContractRow } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import { consoleApi } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../staff/index.ts'
import { getPaidContract, listContracts, type PaidContract } from './contract-store.ts'
import { viewAgreement, viewIncome } from './contract-view.ts'
import { listIncomes } from './income-store.ts'
import { runContractJob } from './run-contract-job.ts'
import { listRuns } from './run-store.ts'
import { terminateContract } from './terminate-contract.ts'

const { staff: api } = consoleApi

export const staffContractRoutes = {
  contracts: api.contracts.use(requireStaff('contracts.read')).handler(async ({ input, context: { call, staff } }) => {
    const { kind, status, query, pageNo, pageSize } = input
    const { listed, total } = await listContracts(call.app.db, { kind, status, query, pageNo, pageSize })
    return answer(call, ok({ list: listed.map((each) => viewRow(each, staff)), total, pageNo, pageSize }))
  }),

  terminateContract: api.terminateContract
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const ended = await terminateContract(call, staff, input)
      if (!ended.ok) return answer(call, ended)
      return answer(call, ok(viewRow(await getPaidContract(call.app.db, ended.value), staff)))
    }),

  contractIncomes: api.contractIncomes
    .use(requireStaff('contracts.read'))
    .handler(async ({ input, context: { call } }) => {
      const { kind, status, query, pageNo, pageSize } = input
      const { incomes, sums } = await listIncomes(call.app.db, { kind, status, query, pageNo, pageSize })
      const amount = (minor: bigint) => formatAmount(minor, getCurrency(call.app.config.currency))
      const list = incomes.map((listed) => ({
        ...viewIncome(listed),
        upline: listed.upline,
        downline: listed.downline,
        isPaidByHouse: listed.income.isPaidByHouse,
        tryCount: listed.income.tryCount,
        nextTryAt: listed.income.nextTryAt?.toISOString(),
      }))
      const { total, amountMinor, paidMinor, owedMinor } = sums
      const totals = { amount: amount(amountMinor), paid: amount(paidMinor), owed: amount(owedMinor) }
      return answer(call, ok({ list, total, pageNo, pageSize, sums: totals }))
    }),

  contractRuns: api.contractRuns.use(requireStaff('contracts.read')).handler(async ({ input, context: { call } }) => {
    const { kind, pageNo, pageSize } = input
    const { runs, total } = await listRuns(call.app.db, { kind, pageNo, pageSize })
    const list = runs.map((run) => ({
      kind: run.kind,
      period: run.rhythm,
      periodFrom: run.from.toISOString(),
      periodTo: run.to.toISOString(),
      ranAt: run.ranAt.toISOString(),
      contracts: run.contractCount,
      incomes: run.incomeCount,
      amount: formatAmount(run.amountMinor, getCurrency(call.app.config.currency)),
    }))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),

  runContractJob: api.runContractJob
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, ok(await runContractJob(call, staff, input.kind))),
    ),
}

function viewRow(listed: PaidContract, { permissions }: StaffSession): StaffContractRow {
  const { contract, paidMinor, owedMinor } = listed
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(contract.currency))
  const isOpen = contract.state === 'new' || contract.state === 'signed'
  return {
    ...viewAgreement(listed),
    uplineId: contract.uplineId,
    downlineId: contract.downlineId,
    paid: amount(paidMinor),
    owed: amount(owedMinor),
    canTerminate: isOpen && permissions.includes('contracts.manage'),
  }
}
