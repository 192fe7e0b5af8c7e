import { answer } from '../../../../lib/answer.ts'
import { consoleApi } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { requireStaff } from '../../staff/index.ts'
import { changeMemberStatus } from './change-member-status.ts'
import { listStaffMembers } from './list-staff-members.ts'
import { endMemberSessions, readMemberAccess } from './staff-member-access.ts'

const { staff } = consoleApi

export const staffMemberRoutes = {
  members: staff.members.use(requireStaff('members.read')).handler(async ({ input, context: { call } }) => {
    const { query, type, status, upline, pageNo, pageSize } = input
    return answer(call, ok(await listStaffMembers(call.app, { query, type, status, upline, pageNo, pageSize })))
  }),
  memberAccess: staff.memberAccess
    .use(requireStaff('members.read'))
    .handler(async ({ input, context: { call } }) => answer(call, await readMemberAccess(call.app, input))),
  endMemberSessions: staff.endMemberSessions
    .use(requireStaff('members.lock'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await endMemberSessions(call, by, input))),
  suspendMember: staff.suspendMember
    .use(requireStaff('members.lock'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeMemberStatus(call, by, { ...input, to: 'suspended' })),
    ),
  restoreMember: staff.restoreMember
    .use(requireStaff('members.lock'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeMemberStatus(call, by, { ...input, to: 'active' })),
    ),
}
