import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { requireMember } from '../../identity/index.ts'
import { getMember, isOnBoards } from '../member-store.ts'
import { avatars } from './avatar-key.ts'
import { changeNickname } from './change-nickname.ts'
import { chooseBoards } from './choose-boards.ts'
import { closeAccount } from './close-account.ts'
import { exportData } from './export-data.ts'
import { setAvatar } from './set-avatar.ts'

const { security } = portal

/** Account-level actions of a member; the part of the security centre about money and profile. */
export const accountRoutes = {
  changeNickname: security.changeNickname
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await changeNickname(call, session, input.nickname)),
    ),
  boards: security.boards
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok({ isShown: await isOnBoards(call.app.db, session.memberId) })),
    ),
  chooseBoards: security.chooseBoards
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await chooseBoards(call, session, input.isShown)),
    ),
  setAvatar: security.setAvatar
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await setAvatar(call, session, input.icon))),
  avatar: security.avatar.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { icon } = await getMember(call.app.db, session.memberId)
    return answer(call, ok({ icon, options: [...avatars] }))
  }),
  exportData: security.exportData
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await exportData(call, session))),
  closeAccount: security.closeAccount
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await closeAccount(call, session, input.paymentPassword)),
    ),
}
