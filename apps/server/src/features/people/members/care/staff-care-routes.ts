import { answer } from '../../../../lib/answer.ts'
import { consoleApi } from '../../../../lib/implement.ts'
import { requireStaff } from '../../staff/index.ts'
import { readProfile } from '../profile/read-profile.ts'
import { openMember } from '../registration/open-member.ts'
import { findMembers } from './find-members.ts'
import { addNote, readNotes } from './member-notes.ts'
import { resetMemberPassword } from './recover-member.ts'
import { askSecondStepReset, confirmSecondStepReset, withdrawSecondStepReset } from './reset-second-step.ts'
import { revealMember } from './reveal-member.ts'
import { endMemberSession } from './staff-member-access.ts'
import { unlockMember } from './unlock-member.ts'

const { staff } = consoleApi

export const staffCareRoutes = {
  memberProfile: staff.memberProfile
    .use(requireStaff('members.read'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await readProfile(call.app, call.app.db, input.memberId, by)),
    ),
  findMembers: staff.findMembers
    .use(requireStaff('members.read'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await findMembers(call, by, input))),
  revealMember: staff.revealMember
    .use(requireStaff('members.reveal'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await revealMember(call, by, input))),
  endMemberSession: staff.endMemberSession
    .use(requireStaff('members.lock'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await endMemberSession(call, by, input))),
  unlockMember: staff.unlockMember
    .use(requireStaff('members.lock'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await unlockMember(call, by, input))),
  resetMemberPassword: staff.resetMemberPassword
    .use(requireStaff('members.recover'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await resetMemberPassword(call, by, input)),
    ),
  resetMemberSecondStep: staff.resetMemberSecondStep
    .use(requireStaff('members.recover'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await askSecondStepReset(call, by, input)),
    ),
  confirmSecondStepReset: staff.confirmSecondStepReset
    .use(requireStaff('members.recover'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await confirmSecondStepReset(call, by, input)),
    ),
  withdrawSecondStepReset: staff.withdrawSecondStepReset
    .use(requireStaff('members.recover'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await withdrawSecondStepReset(call, by, input)),
    ),
  openMember: staff.openMember
    .use(requireStaff('members.create'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await openMember(call, by, input))),
  memberNotes: staff.memberNotes
    .use(requireStaff('members.read'))
    .handler(async ({ input, context: { call } }) => answer(call, await readNotes(call.app.db, input))),
  addMemberNote: staff.addMemberNote
    .use(requireStaff('members.note'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await addNote(call, by, input))),
}
