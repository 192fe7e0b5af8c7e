import type { StaffContractIncome, StaffContractRow } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { findOpenWish, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { askCeilings, readCeilings } from './ask-ceilings.ts'
import { getPaidContract, listContracts, type PaidContract } from './contract-store.ts'
import { viewAgreement, viewIncome } from './contract-view.ts'
import { decideIncome } from './decide-income.ts'
import { houseContractKind } from './house-contract-kind.ts'
import { listIncomes } from './income-store.ts'
import type { ListedIncome } from './listed.ts'
import { runContractJob } from './run-contract-job.ts'
import { listRuns } from './run-store.ts'
import { signContract } from './sign-for-house.ts'
import { terminateContract } from './terminate-contract.ts'

const { staff: api } = consoleApi

export const staffContractRoutes = {
  contracts: api.contracts.use(requireStaff('contracts.read')).handler(async ({ input, context: { call, staff } }) => {
    const { kind, status, query, pageNo, pageSize } = input
    const { listed, total } = await listContracts(call.app.db, { kind, status, query, pageNo, pageSize })
    const rows = await Promise.all(listed.map((each) => viewRow(call, each, staff)))
    return answer(call, ok({ list: rows, total, pageNo, pageSize }))
  }),

  terminateContract: api.terminateContract
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const ended = await terminateContract(call, staff, input)
      if (!ended.ok) return answer(call, ended)
      return answer(call, ok(await viewRow(call, await getPaidContract(call.app.db, ended.value), staff)))
    }),

  signContract: api.signContract
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const signed = await signContract(call, staff, input)
      if (!signed.ok) return answer(call, signed)
      return answer(call, ok(await viewRow(call, await getPaidContract(call.app.db, signed.value), staff)))
    }),

  contractCeilings: api.contractCeilings
    .use(requireStaff('contracts.read'))
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await readCeilings(call, staff)))),

  askContractCeilings: api.askContractCeilings
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const asked = await askCeilings(call, staff, input)
      return answer(call, asked.ok ? ok(await readCeilings(call, staff)) : asked)
    }),

  contractIncomes: api.contractIncomes
    .use(requireStaff('contracts.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { kind, status, query, pageNo, pageSize } = input
      const { incomes, sums } = await listIncomes(call.app.db, { kind, status, query, pageNo, pageSize })
      const amount = (minor: bigint) => formatAmount(minor, getCurrency(call.app.config.currency))
      const list = incomes.map((listed) => viewIncomeRow(listed, staff))
      const { total, amountMinor, paidMinor, owedMinor } = sums
      const totals = { amount: amount(amountMinor), paid: amount(paidMinor), owed: amount(owedMinor) }
      return answer(call, ok({ list, total, pageNo, pageSize, sums: totals }))
    }),

  decideContractIncome: api.decideContractIncome
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const decided = await decideIncome(call, staff, input)
      if (!decided.ok) return answer(call, decided)
      const page = { kind: undefined, status: undefined, query: decided.value, pageNo: 1, pageSize: 1 }
      const [listed] = (await listIncomes(call.app.db, page)).incomes
      if (!listed) throw new Error(`income ${decided.value} is gone`)
      return answer(call, ok(viewIncomeRow(listed, staff)))
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

const viewIncomeRow = (listed: ListedIncome, { permissions }: StaffSession): StaffContractIncome => ({
  ...viewIncome(listed),
  upline: listed.upline,
  downline: listed.downline,
  isPaidByHouse: listed.income.isPaidByHouse,
  tryCount: listed.income.tryCount,
  nextTryAt: listed.income.nextTryAt?.toISOString(),
  canDecide: listed.income.state === 'held' && permissions.includes('contracts.manage'),
})

async function viewRow({ app }: Call, listed: PaidContract, staff: StaffSession): Promise<StaffContractRow> {
  const { permissions } = staff
  const { contract, paidMinor, owedMinor } = listed
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(contract.currency))
  const isWaiting = contract.state === 'accepted'
  const wish = isWaiting ? await findOpenWish(app.db, houseContractKind.kind, contract.id) : undefined
  const isOpen = ['new', 'accepted', 'signed'].includes(contract.state)
  return {
    ...viewAgreement(listed),
    uplineId: contract.uplineId,
    downlineId: contract.downlineId,
    paid: amount(paidMinor),
    owed: amount(owedMinor),
    canTerminate: isOpen && permissions.includes('contracts.manage'),
    canSign: contract.state === 'accepted' && permissions.includes('contracts.manage'),
    signWish: wish && viewOpen(wish, { decides: houseContractKind.decides, reviewer: await reviewerOf(app, staff) }),
  }
}
