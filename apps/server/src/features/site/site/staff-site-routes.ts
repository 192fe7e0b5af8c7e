import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { changeChallenges } from './change-challenges.ts'
import { changeFeature } from './change-feature.ts'
import { changeInitialPassword } from './change-initial-password.ts'
import { changePayouts } from './change-payouts.ts'
import { changeRegistration } from './change-registration.ts'
import { changeTransferSettings } from './change-transfers.ts'
import { changeTurnoverSettings, showTurnoverSettings } from './change-turnover.ts'
import { readSettings } from './get-site.ts'
import { readReach } from './reach.ts'
import { readChallenges } from './read-challenges.ts'
import { readFeatures } from './read-features.ts'
import { readPayouts } from './read-payouts.ts'
import { readTransferSettings } from './read-transfers.ts'
import { siteRegistration } from './staff-site-view.ts'

const { staff } = consoleApi

export const staffSiteRoutes = {
  challenges: staff.challenges
    .use(requireStaff('challenges.manage'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readChallenges(call.app, call.app.db)))),
  changeChallenges: staff.changeChallenges
    .use(requireStaff('challenges.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, ok(await changeChallenges(call, by, input))),
    ),
  payoutSettings: staff.payoutSettings
    .use(requireStaff('withdrawals.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readPayouts(call.app.db)))),
  changePayoutSettings: staff.changePayoutSettings
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, ok(await changePayouts(call, by, input)))),
  transferSettings: staff.transferSettings
    .use(requireStaff('ledger.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readTransferSettings(call.app.db)))),
  turnoverSettings: staff.turnoverSettings
    .use(requireStaff('ledger.read'))
    .handler(async ({ context: { call, staff: by } }) => answer(call, ok(await showTurnoverSettings(call, by)))),
  changeTurnoverSettings: staff.changeTurnoverSettings
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeTurnoverSettings(call, by, input)),
    ),
  changeTransferSettings: staff.changeTransferSettings
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, ok(await changeTransferSettings(call, by, input))),
    ),
  siteFeatures: staff.siteFeatures
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) =>
      answer(call, ok(await readFeatures(call.app.db, await readReach(call.app)))),
    ),
  changeSiteFeature: staff.changeSiteFeature
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await changeFeature(call, by, input))),
  initialPasswordRule: staff.initialPasswordRule
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) => {
      const { initialPasswordHash } = await readSettings(call.app)
      return answer(call, ok({ mode: initialPasswordHash === null ? 'random' : 'fixed' }))
    }),
  changeInitialPassword: staff.changeInitialPassword
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeInitialPassword(call, by, input)),
    ),
  siteRegistration: staff.siteRegistration
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(siteRegistration(call, await readSettings(call.app))))),
  changeSiteRegistration: staff.changeSiteRegistration
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeRegistration(call, by, input)),
    ),
}
