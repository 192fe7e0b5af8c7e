import type { Raffle as RaffleAnswer } from '@fairground/contract'
import { commitOf } from '@fairground/fairness'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { maskAccount } from '../../games/results/index.ts'
import { type MemberSession, requireAgreed, requireMember } from '../../people/identity/index.ts'
import { requirePlaying } from '../../people/protection/index.ts'
import { claimRaffle } from './claim-raffle.ts'
import { serverSeedOf } from './draw-prize.ts'
import { listOwn, listWinners, readStanding } from './draw-store.ts'
import type { Raffle } from './raffle.ts'
import { findOpen } from './raffle-store.ts'
import { viewDraw, viewRaffle } from './raffle-view.ts'

async function readRaffle(
  { app, language }: Call,
  kind: Raffle['kind'],
  { memberId, currency }: Pick<MemberSession, 'memberId' | 'currency'>,
): Promise<RaffleAnswer | null> {
  const { db, clock, config } = app
  const now = clock.now()
  const raffle = await findOpen(db, kind, { memberId, currency, now })
  if (!raffle) return null
  const standing = await readStanding(db, raffle, { memberId, now, timeZone: config.timeZone })
  const commit = commitOf(serverSeedOf(raffle, { memberId, nonce: standing.nonce }))
  const mine = await listOwn(db, { raffleId: raffle.id, memberId })
  const winners = await listWinners(db, raffle.id)
  return viewRaffle({ raffle, standing, commit, mine, winners }, { language, mask: maskAccount })
}

export const raffleRoutes = {
  state: portal.raffles.state
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readRaffle(call, input.kind, session))),
    ),

  claim: portal.raffles.claim
    .use(requireMember)
    .use(requireAgreed)
    .use(requirePlaying)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const { promotionId: raffleId, requestId } = input
      const claimed = await claimRaffle(call, { memberId, currency, raffleId, requestId })
      if (!claimed.ok) return answer(call, claimed)
      const { raffle, draw, chancesLeft } = claimed.value
      return answer(call, ok({ ...viewDraw(raffle, draw, call.language), chancesLeft }))
    }),
}
