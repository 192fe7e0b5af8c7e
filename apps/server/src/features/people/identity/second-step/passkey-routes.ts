import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { requireMember } from '../sessions/require-session.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { askEntry, enterByPasskey } from './enter-by-passkey.ts'
import { passkeyView } from './passkey.ts'
import { listPasskeys } from './passkey-store.ts'
import { askVerify, verifyByPasskey } from './verify-by-passkey.ts'

const { passkeys } = portal

export const passkeyRoutes = {
  list: passkeys.list.use(requireMember).handler(async ({ context: { call, session } }) => {
    const found = await listPasskeys(call.app.db, session.memberId)
    return answer(call, ok(found.map(passkeyView)))
  }),
  begin: passkeys.begin
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await beginPasskey(call, session, input.password)),
    ),
  add: passkeys.add
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await addPasskey(call, session, input))),
  rename: passkeys.rename
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await renamePasskey(call, session, input))),
  remove: passkeys.remove
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await removePasskey(call, session, input))),
  askEntry: passkeys.askEntry.handler(async ({ context: { call } }) => answer(call, await askEntry(call))),
  enter: passkeys.enter.handler(async ({ input, context: { call } }) =>
    answer(call, await enterByPasskey(call, input)),
  ),
  askVerify: passkeys.askVerify.handler(async ({ input, context: { call } }) =>
    answer(call, await askVerify(call, input.verifyTicket)),
  ),
  verify: passkeys.verify.handler(async ({ input, context: { call } }) =>
    answer(call, await verifyByPasskey(call, input)),
  ),
}
