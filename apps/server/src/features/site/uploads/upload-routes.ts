import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { type MemberSession, requireMember } from '../../people/identity/index.ts'
import { keepProof, type Uploaded } from './keep-proof.ts'

/** What becomes of an avatar is known to the feature that shows it, so that this one needs to know no other. */
export const uploadRoutes = (
  keepAvatar: (call: Call, by: MemberSession, file: File) => Promise<Outcome<Uploaded>>,
) => ({
  upload: portal.uploads.upload.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { purpose, file } = input
    return answer(
      call,
      await (purpose === 'avatar' ? keepAvatar(call, session, file) : keepProof(call, session, { purpose, file })),
    )
  }),
})
