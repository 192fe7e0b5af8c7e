import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { requireMember } from '../identity/index.ts'
import { closeAccount } from './close-account.ts'
import { exportData } from './export-data.ts'
import { setAvatar } from './set-avatar.ts'

const { security } = portal

/** What a member does with the account as a whole; the part of the security centre that touches money and profile. */
export const accountRoutes = {
  setAvatar: security.setAvatar
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await setAvatar(call, session, input.icon))),
  exportData: security.exportData
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await exportData(call, session))),
  closeAccount: security.closeAccount
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await closeAccount(call, session, input.paymentPassword)),
    ),
}
