import type { TeamMoneyFilter } from '@fairground/contract'
import { dayOf } from '@fairground/contract/site-time'
import type { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { listAccounts } from '../../money/records/index.ts'
import {
  firstDayToRead,
  listMoneyDays,
  listRecord,
  listTeamMoneyDays,
  listTeamRecord,
  type MoneyDay,
  type RecordEntry,
  viewRecordEntry,
  viewRecordSums,
} from '../../money/wallet/index.ts'
import type { StoredDownline } from './downline.ts'
import { findDownline } from './downline-store.ts'
import { type TeamDays, teamDays } from './team-days.ts'
import { readTeamMark, writeTeamMark } from './team-mark.ts'

export type MoneyInput = Omit<z.infer<typeof TeamMoneyFilter>, 'account'> & {
  pageNo: number
  pageSize: number
  after?: string | undefined
}

interface Agent {
  memberId: string
  currency: string
}

/** A page of the purses of everybody below an agent, or of one of them. Refusal: VALIDATION for an account that is not of the team. */
export async function readTeamMoney(
  app: AppContext,
  agent: Agent,
  { account, ...input }: MoneyInput & { account?: string | undefined },
): Promise<Outcome<Awaited<ReturnType<typeof readDownlineMoney>>>> {
  if (account === undefined) return ok(await readWholeTeam(app, agent, input))
  const downline = await findDownline(app.db, agent.memberId, account)
  return downline ? ok(await readDownlineMoney(app, downline, input)) : refuseField('account', 'validation.noDownline')
}

/** A page of the purse of one account of the team. */
export async function readDownlineMoney({ db, config }: AppContext, downline: StoredDownline, input: MoneyInput) {
  const span = { from: new Date(input.from), to: new Date(input.to) }
  const { pageNo, pageSize, type } = input
  const [entries, sums] = await Promise.all([
    listRecord(db, {
      ...{ ...downline, ...span, type, beforeId: input.after && readTeamMark(input.after).entryId },
      ...{ limit: pageSize + 1, offset: (pageNo - 1) * pageSize },
    }),
    listMoneyDays(db, downline, { ...span, timeZone: config.timeZone }),
  ])
  return viewPage(entries, { input, sums, currency: downline.currency, accountOf: () => downline.account })
}

async function readWholeTeam({ db, config }: AppContext, { memberId: agentId, currency }: Agent, input: MoneyInput) {
  const days = teamDays(input, config.timeZone)
  const sums = await listTeamMoneyDays(db, { agentId, currency }, days)
  const entries = await listTeamRecord(db, {
    ...{ agentId, currency, type: input.type, ...narrowed(input, ofType(sums, input), days) },
    ...{ limit: input.pageSize + 1, offset: (input.pageNo - 1) * input.pageSize },
  })
  const accounts = await listAccounts(
    db,
    entries.map(({ memberId }) => memberId),
  )
  return viewPage(entries, { input, sums, currency, accountOf: ({ memberId }) => accounts.get(memberId) ?? '' })
}

const slackMs = 60_000

/** As much of the span as the page can be on, told by how many lines each day has. */
function narrowed(input: MoneyInput, counted: readonly MoneyDay[], { timeZone }: TeamDays) {
  const mark = input.after === undefined ? undefined : readTeamMark(input.after)
  const wanted = (mark ? 0 : (input.pageNo - 1) * input.pageSize) + input.pageSize + 1
  const first = firstDayToRead(counted, wanted, mark && dayOf(mark.at, timeZone))
  const [from, to] = [new Date(input.from), new Date(input.to)]
  return {
    fromDay: first,
    timeZone,
    from,
    // A line may have been begun before the one it stands behind.
    to: mark && mark.at < to ? new Date(Math.min(to.getTime(), mark.at.getTime() + slackMs)) : to,
    beforeId: mark?.entryId,
  }
}

const ofType = (sums: readonly MoneyDay[], { type }: MoneyInput) =>
  sums.filter(({ kind }) => type === undefined || kind === type)

interface PageFacts<Entry> {
  input: MoneyInput
  sums: readonly MoneyDay[]
  currency: string
  accountOf: (entry: Entry) => string
}

function viewPage<Entry extends RecordEntry>(entries: readonly Entry[], facts: PageFacts<Entry>) {
  const { input, sums, currency, accountOf } = facts
  const list = entries.slice(0, input.pageSize)
  const last = entries.length > input.pageSize ? list.at(-1) : undefined
  return {
    list: list.map((entry) => ({ ...viewRecordEntry(entry, currency), account: accountOf(entry) })),
    ...{ pageNo: input.pageNo, pageSize: input.pageSize, next: last && writeTeamMark(last) },
    ...viewRecordSums(ofType(sums, input), currency),
  }
}
