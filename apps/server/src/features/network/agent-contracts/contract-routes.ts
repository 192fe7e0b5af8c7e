import { type AgentContract, type ContractAction, type ContractKind, isHouseAgent } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireAgent, requireAgreed, requireMember } from '../../people/identity/index.ts'
import { findContract, listOwn } from './contract-store.ts'
import { viewContract } from './contract-view.ts'
import { offerContract } from './offer-contract.ts'
import { previewContract } from './preview-contract.ts'
import { processContract } from './process-contract.ts'
import { readConsolidated } from './read-consolidated.ts'
import { readIncomes } from './read-incomes.ts'
import { refusePolicy } from './refuse-kind.ts'
import type { Relative } from './side-store.ts'

const { agentContracts: api } = portal

export const contractRoutes = {
  consolidated: api.consolidated
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, ok(await readConsolidated(call.app, session)))),

  list: api.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const off = await refusePolicy(call.app)
    if (off) return answer(call, off)
    const { kind, status, side, pageNo, pageSize } = input
    const { memberId } = session
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    const listed = await listOwn(call.app.db, { memberId, kind, status, side, ...page })
    return answer(call, ok(listed.map((each) => viewContract(each, memberId))))
  }),

  offer: api.offer
    .use(requireAgent)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { account, confirm: isConfirmed, ...terms } = input
      const offered = await offerContract(call, { upline: uplineOf(session), account, terms, isConfirmed })
      return answer(call, await shown(call, session.memberId, offered))
    }),

  preview: api.preview.use(requireAgent).handler(async ({ input, context: { call, session } }) => {
    const { account, ...terms } = input
    return answer(call, await previewContract(call.app, { upline: uplineOf(session), account, terms }))
  }),

  processDividend: api.processDividend
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context }) => answer(context.call, await processed('dividend', input, context))),
  processDaily: api.processDaily
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context }) => answer(context.call, await processed('daily', input, context))),
  processHourly: api.processHourly
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context }) => answer(context.call, await processed('hourly', input, context))),
  processRealtime: api.processRealtime
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context }) => answer(context.call, await processed('realtime', input, context))),

  dividendRecord: api.dividendRecord
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readIncomes(call.app, session, 'dividend', input)),
    ),
  dailyWages: api.dailyWages
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readIncomes(call.app, session, 'daily', input)),
    ),
  hourlySalary: api.hourlySalary
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readIncomes(call.app, session, 'hourly', input)),
    ),
  realTimeSalary: api.realTimeSalary
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readIncomes(call.app, session, 'realtime', input)),
    ),
}

interface Caller {
  memberId: string
  currency: string
  type: number
}

const uplineOf = ({ memberId, currency, type }: Caller): Relative => ({
  memberId,
  currency,
  isHouseSettled: isHouseAgent(type),
})

interface ProcessInput {
  contractId: string
  action: ContractAction
  confirm: boolean
}

async function processed(
  kind: ContractKind,
  { contractId, action, confirm }: ProcessInput,
  { call, session: { memberId } }: { call: Call; session: Caller },
): Promise<Outcome<AgentContract>> {
  const wish = { memberId, kind, contractId, action, isConfirmed: confirm }
  return shown(call, memberId, await processContract(call, wish))
}

/** What a use-case left behind, as this side sees it. */
async function shown(call: Call, memberId: string, outcome: Outcome<string>): Promise<Outcome<AgentContract>> {
  if (!outcome.ok) return outcome
  const listed = await findContract(call.app.db, outcome.value)
  if (!listed) throw new Error(`contract ${outcome.value} is gone`)
  return ok(viewContract(listed, memberId))
}
