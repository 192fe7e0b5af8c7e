import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { choosePolicy, showPolicy } from './choose-profile.ts'

const { staff } = consoleApi

export const policyRoutes = {
  policy: staff.policy
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call, staff: by } }) => answer(call, ok(await showPolicy(call, by)))),
  askPolicy: staff.askPolicy
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await choosePolicy(call, by, input))),
}
