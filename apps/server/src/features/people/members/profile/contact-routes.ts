import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { requireMember } from '../../identity/index.ts'
import { bindContact, sendBindCode } from './bind-contact.ts'

const { contacts } = portal

export const contactRoutes = {
  mobileCode: contacts.mobileCode
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await sendBindCode(call, session, input))),
  emailCode: contacts.emailCode
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await sendBindCode(call, session, input))),
  bindMobile: contacts.bindMobile
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await bindContact(call, session, input))),
  bindEmail: contacts.bindEmail
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await bindContact(call, session, input))),
}
