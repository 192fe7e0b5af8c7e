import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { requireAnySession } from './require-session.ts'

export const identityRoutes = {
  login: portal.session.login.handler(async ({ input, context }) =>
    answer(context.call, await logIn(context.call, input)),
  ),
  logout: portal.session.logout
    .use(requireAnySession)
    .handler(async ({ context }) => answer(context.call, await logOut(context.call, context.session))),
}
