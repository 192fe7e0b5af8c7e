import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { showPassword } from '../security/show-password.ts'
import { logOut } from '../sessions/log-out.ts'
import { forgetRemembered } from '../sessions/remember-login.ts'
import { requireAnySession, requirePasswordOwner } from '../sessions/require-session.ts'
import { enterRemembered, isRemembered } from './enter-remembered.ts'
import { logIn } from './log-in.ts'

export const identityRoutes = {
  login: portal.session.login.handler(async ({ input, context }) =>
    answer(context.call, await logIn(context.call, input)),
  ),
  remembered: portal.session.remembered.handler(async ({ input, context: { call } }) =>
    answer(call, ok({ isRemembered: await isRemembered(call, input.username) })),
  ),
  enterRemembered: portal.session.enterRemembered.handler(async ({ input, context: { call } }) =>
    answer(call, await enterRemembered(call, input.username)),
  ),
  forgetRemembered: portal.session.forgetRemembered.handler(async ({ context: { call } }) => {
    await forgetRemembered(call)
    return answer(call, ok(null))
  }),
  showPassword: portal.session.showPassword
    .use(requirePasswordOwner)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await showPassword(call, session, input.password)),
    ),
  logout: portal.session.logout
    .use(requireAnySession)
    .handler(async ({ context }) => answer(context.call, await logOut(context.call, context.session))),
}
