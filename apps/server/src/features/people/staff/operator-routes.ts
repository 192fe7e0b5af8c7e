import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { inviteOperator } from './invite-operator.ts'
import {
  changeOperatorRole,
  disableOperator,
  enableOperator,
  resetOperatorPassword,
  resetOperatorSecondFactor,
} from './manage-operator.ts'
import { listOperators } from './operator-list-store.ts'
import { operatorList } from './operator-view.ts'
import { endOtherOwnSessions, endOwnSession, readOwnSessions } from './own-sessions.ts'
import { requireSignedIn, requireStaff } from './require-staff.ts'
import { changeSecondFactorRule, isSecondFactorRequired } from './second-factor-rule.ts'
import { vouchForOperator } from './vouch-operator.ts'

const { staff } = consoleApi
const manager = requireStaff('operators.manage')

export const operatorRoutes = {
  operators: staff.operators.use(manager).handler(async ({ context: { call } }) => {
    const { db, clock, config } = call.app
    const isRequired = await isSecondFactorRequired(db, config)
    return answer(call, ok(operatorList(await listOperators(db, clock.now()), isRequired, clock.now())))
  }),
  changeOperatorSecondFactor: staff.changeOperatorSecondFactor
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeSecondFactorRule(call, by, input)),
    ),
  inviteOperator: staff.inviteOperator
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await inviteOperator(call, by, input))),
  changeOperatorRole: staff.changeOperatorRole
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await changeOperatorRole(call, by, input)),
    ),
  disableOperator: staff.disableOperator
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await disableOperator(call, by, input))),
  enableOperator: staff.enableOperator
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await enableOperator(call, by, input))),
  resetOperatorPassword: staff.resetOperatorPassword
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await resetOperatorPassword(call, by, input)),
    ),
  resetOperatorSecondFactor: staff.resetOperatorSecondFactor
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await resetOperatorSecondFactor(call, by, input)),
    ),
  vouchForOperator: staff.vouchForOperator
    .use(manager)
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await vouchForOperator(call, by, input))),
  staffSessions: staff.staffSessions
    .use(requireSignedIn)
    .handler(async ({ context: { call, staff: by } }) => answer(call, ok(await readOwnSessions(call, by)))),
  endStaffSession: staff.endStaffSession
    .use(requireSignedIn)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await endOwnSession(call, by, input.sessionId)),
    ),
  endOtherStaffSessions: staff.endOtherStaffSessions
    .use(requireSignedIn)
    .handler(async ({ context: { call, staff: by } }) => answer(call, await endOtherOwnSessions(call, by))),
}
