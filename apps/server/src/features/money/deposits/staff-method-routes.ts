import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { addDepositMethod, changeDepositMethod, orderDepositMethods } from './change-deposit-method.ts'
import type { DepositMethod } from './deposit-method.ts'
import { listMethods } from './deposit-method-store.ts'
import { viewStaffMethod } from './deposit-method-view.ts'

const { staff } = consoleApi
const manages = requireStaff('deposit-methods.manage')

export const staffMethodRoutes = {
  depositMethods: staff.depositMethods
    .use(requireStaff('deposits.read'))
    .handler(async ({ context: { call } }) => answer(call, ok((await listMethods(call.app.db)).map(viewStaffMethod)))),

  addDepositMethod: staff.addDepositMethod
    .use(manages)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, viewed(await addDepositMethod(call, by, input))),
    ),

  changeDepositMethod: staff.changeDepositMethod
    .use(manages)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, viewed(await changeDepositMethod(call, by, input))),
    ),

  orderDepositMethods: staff.orderDepositMethods
    .use(manages)
    .handler(async ({ input, context: { call, staff: by } }) => {
      const outcome = await orderDepositMethods(call, by, input.methodIds)
      return answer(call, outcome.ok ? ok(outcome.value.map(viewStaffMethod)) : outcome)
    }),
}

const viewed = (outcome: Outcome<DepositMethod>) => (outcome.ok ? ok(viewStaffMethod(outcome.value)) : outcome)
