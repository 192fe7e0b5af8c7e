import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { requireMember } from '../identity/index.ts'
import { beginLink, beginSocial } from './begin-social.ts'
import { enterBySocial } from './enter-by-social.ts'
import { linkSocial, unlinkSocial } from './link-social.ts'
import { registerBySocial } from './register-by-social.ts'

const { social } = portal

export const socialRoutes = {
  begin: social.begin.handler(async ({ input, context: { call } }) =>
    answer(call, await beginSocial(call, input.provider)),
  ),
  enter: social.enter.handler(async ({ input, context: { call } }) => answer(call, await enterBySocial(call, input))),
  register: social.register.handler(async ({ input, context: { call } }) =>
    answer(call, await registerBySocial(call, input)),
  ),
  beginLink: social.beginLink
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await beginLink(call, session, input))),
  link: social.link
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await linkSocial(call, session, input))),
  unlink: social.unlink
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await unlinkSocial(call, session, input))),
}
