import type { MemberGroup } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { askGroupRules, readRules } from './ask-group-rules.ts'
import { changeGroup } from './change-group.ts'
import { findGroupBounds } from './group-room.ts'
import { readPrizeLine } from './prize-line.ts'

const { staff: api } = consoleApi

export const staffGroupRoutes = {
  memberGroup: api.memberGroup
    .use(requireStaff('members.read'))
    .handler(async ({ input, context: { call } }) => answer(call, await readGroup(call, input.memberId))),
  setMemberGroup: api.setMemberGroup
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { app, ip, requestId } = call
      const actor = { kind: 'staff' as const, id: staff.staffId }
      const changed = await transact(app.db, (tx) =>
        changeGroup(tx, { ...input, actor, now: app.clock.now(), from: { ip, requestId } }),
      )
      return answer(call, changed.ok ? await readGroup(call, input.memberId) : changed)
    }),
  prizeGroupRules: api.prizeGroupRules
    .use(requireStaff('contracts.read'))
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await readRules(call, staff)))),
  askPrizeGroupRules: api.askPrizeGroupRules
    .use(requireStaff('contracts.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const asked = await askGroupRules(call, staff, input)
      return answer(call, asked.ok ? ok(await readRules(call, staff)) : asked)
    }),
}

const changesMax = 50

/** The group of a member with its line, as it stands now. Refusal: NOT_FOUND. */
async function readGroup({ app: { db, clock } }: Call, memberId: string): Promise<Outcome<MemberGroup>> {
  const bounds = await findGroupBounds(db, memberId)
  if (!bounds) return refuse('NOT_FOUND')
  const { members, houseGroup } = await readPrizeLine(db, memberId, clock.now())
  const ids = members.map((member) => member.memberId)
  const named = await db.selectFrom('members').select(['id', 'account']).where('id', 'in', ids).execute()
  const accountOf = new Map(named.map(({ id, account }) => [id, account]))
  const changes = await db
    .selectFrom('prize_group_changes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(changesMax)
    .execute()
  return ok({
    ...bounds,
    houseGroup,
    line: members.map(({ memberId: id, prizeGroup: group }) => ({
      memberId: id,
      account: accountOf.get(id) ?? '',
      group,
    })),
    changes: changes.map((row) => ({
      ...{ before: row.group_before, after: row.group_after, at: row.changed_at.toISOString() },
      ...{ by: row.changed_by, reason: row.reason },
    })),
  })
}
