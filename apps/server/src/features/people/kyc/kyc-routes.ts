import { answer } from '../../../lib/answer.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireMember } from '../identity/index.ts'
import { requireStaff } from '../staff/index.ts'
import { askForProviderCheck } from './ask-provider.ts'
import { readIdentity } from './read-identity.ts'
import { decideCase, showCases } from './review-cases.ts'
import { decideCheck, listChecks, showCheck } from './review-checks.ts'
import type { ReadSaid } from './said.ts'
import { submitCheck } from './submit-check.ts'

const { identityChecks } = portal
const { staff } = consoleApi

export const identityCheckRoutes = {
  read: identityChecks.read
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, ok(await readIdentity(call.app, session)))),
  submit: identityChecks.submit
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await submitCheck(call, session, input))),
  askProvider: identityChecks.askProvider
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await askForProviderCheck(call, session.memberId))),
}

export const staffIdentityRoutes = (readSaid: ReadSaid) => ({
  identityChecks: staff.identityChecks
    .use(requireStaff('identity.read'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, ok(await listChecks(call, by, input)))),
  identityCheck: staff.identityCheck
    .use(requireStaff('identity.read'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await showCheck(call, by, input.checkId, readSaid)),
    ),
  decideIdentityCheck: staff.decideIdentityCheck
    .use(requireStaff('identity.decide'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await decideCheck(call, by, input, readSaid)),
    ),
  personCases: staff.personCases
    .use(requireStaff('identity.read'))
    .handler(async ({ input, context: { call } }) => answer(call, ok(await showCases(call, input)))),
  decidePersonCase: staff.decidePersonCase
    .use(requireStaff('identity.decide'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await decideCase(call, by, input))),
})
