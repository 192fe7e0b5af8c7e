import { answer } from '../../../../lib/answer.ts'
import { consoleApi } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { requireStaff } from '../../staff/index.ts'
import { addInvitation, closeInvitation } from './give-invitation.ts'
import { listInvitations } from './invitation-store.ts'
import { invitationCode } from './invitation-view.ts'

const { staff } = consoleApi

export const staffInvitationRoutes = {
  invitations: staff.invitations.use(requireStaff('site.read')).handler(async ({ context: { call } }) => {
    const rows = await listInvitations(call.app.db)
    return answer(call, ok(rows.map(invitationCode)))
  }),
  addInvitation: staff.addInvitation
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await addInvitation(call, by, input.note)),
    ),
  closeInvitation: staff.closeInvitation
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await closeInvitation(call, by, input.code)),
    ),
}
