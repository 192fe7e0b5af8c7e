import type { accountType } from '@fairground/contract'
import { type AttemptLimit, takeAttempt } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuseFor } from '../../../lib/outcome.ts'
import { readRoomBelow } from '../../games/prize-groups/index.ts'
import type { MemberSession } from '../../people/identity/index.ts'
import { openBelow } from '../../people/members/index.ts'
import { belowType } from './below-type.ts'
import { refuseGroup } from './refuse-group.ts'
import { bpOf, refuseRebate } from './refuse-rebate.ts'

interface Wish {
  account: string
  rebate: number
  group?: number | undefined
  type: typeof accountType.member | typeof accountType.agent
}

interface Opened {
  account: string
  initialPassword: string
  validUntil: string
  rebate: number
  group: number
}

const hourMs = 60 * 60_000
/** Accounts that one agent opens by hand. */
const limit: AttemptLimit = { triesMax: 60, windowMs: hourMs, lockMs: hourMs }

/** Opens an account directly below an agent. Refusals: VALIDATION, also of a rebate above the own one, USERNAME_TAKEN, TOO_MANY_REQUESTS. */
export async function openDownline(call: Call, agent: MemberSession, wish: Wish): Promise<Outcome<Opened>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `agent-opens:${agent.memberId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  const type = belowType(agent.type, wish.type)
  const rebateBp = bpOf(wish.rebate)
  const refused = await refuseRebate(app.db, agent.memberId, rebateBp)
  if (refused) return refused
  const refusedGroup = await refuseGroup(app.db, agent.memberId, type, wish.group)
  if (refusedGroup) return refusedGroup
  const opened = await openBelow(call, agent.memberId, {
    username: wish.account,
    type,
    rebateBp,
    prizeGroup: wish.group,
  })
  if (!opened.ok)
    return opened.value?.errors ? { ...opened, value: { errors: opened.value.errors.map(ofField) } } : opened
  const { memberId, account, password, validUntil } = opened.value
  if (password === undefined) throw new Error('an agent was given no password to hand over')
  const { group } = await readRoomBelow(app.db, memberId)
  return ok({ account, initialPassword: password, validUntil, rebate: wish.rebate, group })
}

/** The form calls the name of the account so. */
const ofField = <Fault extends { field: string }>(fault: Fault): Fault => ({ ...fault, field: 'account' })
