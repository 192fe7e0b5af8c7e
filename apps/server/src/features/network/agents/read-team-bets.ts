import type { TeamBetFilter } from '@fairground/contract'
import type { z } from 'zod'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { type Reading, readBets, readTeamBets } from '../../money/records/index.ts'
import type { MemberSession } from '../../people/identity/index.ts'
import { findDownline } from './downline-store.ts'
import { teamDays } from './team-days.ts'

type Input = z.infer<typeof TeamBetFilter> & { pageNo: number; pageSize: number; after?: string | undefined }

/** A page of the bets of everybody below an agent, or of one of them. Refusal: VALIDATION for an account that is not of the team. */
export async function readDownlineBets(call: Reading, { memberId: agentId, currency }: MemberSession, input: Input) {
  const { db, config } = call.app
  if (input.account === undefined)
    return readTeamBets(call, { agentId, currency, days: teamDays(input, config.timeZone) }, input)
  const downline = await findDownline(db, agentId, input.account)
  if (!downline) return refuseField('account', 'validation.noDownline')
  const found = await readBets(call, downline, input)
  if (!found.ok) return found
  const { account } = downline
  return ok({ ...found.value, list: found.value.list.map((bet) => ({ ...bet, account })) })
}
