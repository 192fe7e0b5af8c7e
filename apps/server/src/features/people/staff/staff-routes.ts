import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { getOperator } from './operator-store.ts'
import { requireSignedIn } from './require-staff.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { staffMe } from './staff-view.ts'

const { staff } = consoleApi

export const staffRoutes = {
  login: staff.login.handler(async ({ input, context }) => answer(context.call, await logInStaff(context.call, input))),
  logout: staff.logout
    .use(requireSignedIn)
    .handler(async ({ context }) => answer(context.call, await logOutStaff(context.call, context.staff))),
  me: staff.me.use(requireSignedIn).handler(async ({ context: { call, staff: caller } }) => {
    const operator = await getOperator(call.app.db, caller.staffId)
    const isRequired = await isSecondFactorRequired(call.app.db, call.app.config)
    return answer(call, ok(staffMe(operator, call.app.config, isRequired)))
  }),
  changePassword: staff.changePassword
    .use(requireSignedIn)
    .handler(async ({ input, context }) =>
      answer(context.call, await changeStaffPassword(context.call, context.staff, input)),
    ),
  beginSecondFactor: staff.beginSecondFactor
    .use(requireSignedIn)
    .handler(async ({ input, context }) =>
      answer(context.call, await beginSecondFactor(context.call, context.staff, input.password)),
    ),
  confirmSecondFactor: staff.confirmSecondFactor
    .use(requireSignedIn)
    .handler(async ({ input, context }) =>
      answer(context.call, await confirmSecondFactor(context.call, context.staff, input.code)),
    ),
}
