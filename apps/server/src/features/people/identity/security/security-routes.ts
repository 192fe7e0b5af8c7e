import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { endDevice, endOtherDevices } from '../sessions/end-devices.ts'
import { requireMember, requirePasswordOwner } from '../sessions/require-session.ts'
import { changePassword } from './change-password.ts'
import { readDevices, readLogins, readSecurity } from './read-security.ts'

const { security } = portal

export const securityRoutes = {
  state: security.state
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok(await readSecurity(call.app, session.memberId))),
    ),
  changePassword: security.changePassword
    .use(requirePasswordOwner)
    .handler(async ({ input, context: { call, session } }) => answer(call, await changePassword(call, session, input))),
  devices: security.devices
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok(await readDevices(call.app, session.memberId, { currentId: session.sessionId }))),
    ),
  endDevice: security.endDevice
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await endDevice(call, session, input.sessionId)),
    ),
  endOtherDevices: security.endOtherDevices
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await endOtherDevices(call, session))),
  loginHistory: security.loginHistory
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readLogins(call.app, session.memberId, input))),
    ),
}
