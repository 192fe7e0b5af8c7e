import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireMember } from '../identity/index.ts'
import { cancelRaise, confirmRaise, setLimit, setReality } from './change-limit.ts'
import { readCost } from './read-cost.ts'
import { readProtection } from './read-protection.ts'
import { reopenPlay, stopPlay } from './stop-play.ts'

const { protection } = portal

export const protectionRoutes = {
  read: protection.read
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, ok(await readProtection(call.app, session)))),
  setLimit: protection.setLimit
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await setLimit(call, session, input))),
  confirmRaise: protection.confirmRaise
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await confirmRaise(call, session, input))),
  cancelRaise: protection.cancelRaise
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await cancelRaise(call, session, input))),
  setReality: protection.setReality
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await setReality(call, session, input.minutes)),
    ),
  takeBreak: protection.takeBreak
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await stopPlay(call, session, { kind: 'break', length: input.length })),
    ),
  exclude: protection.exclude
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await stopPlay(call, session, { kind: 'exclusion', length: input.length })),
    ),
  reopen: protection.reopen
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await reopenPlay(call, session))),
  cost: protection.cost
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readCost(call.app, session, input.weeks))),
    ),
}
