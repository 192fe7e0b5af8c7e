import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { findCaller, requireAgreed, requireMember } from '../../people/identity/index.ts'
import { requirePlaying } from '../../people/protection/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { collectMission } from '../missions/index.ts'
import { listApplications } from './application-store.ts'
import { readStandings } from './entry-store.ts'
import { joinPromotion } from './join-promotion.ts'
import { nobody } from './promotion.ts'
import { listShown } from './promotion-store.ts'
import { viewOwnApplication, viewPromotion } from './promotion-view.ts'
import { requestReward } from './request-reward.ts'

const lookOf = ({ app, language }: Call) => ({ language, now: app.clock.now(), imageUrlOf: artUrl })

export const promotionRoutes = {
  list: portal.promotions.list.handler(async ({ input, context: { call } }) => {
    const { db, clock, config } = call.app
    const now = clock.now()
    const caller = await findCaller(call.app, call.token)
    const member = caller?.isTrial ? undefined : caller
    const currency = member?.currency ?? config.currency
    const { promotionType, ...page } = input
    const { promotions, total } = await listShown(db, { currency, promotionType, now, ...page })
    const standings =
      member && (await readStandings(db, promotions, { memberId: member.memberId, now, timeZone: config.timeZone }))
    const list = promotions.map((promotion) =>
      viewPromotion(promotion, standings?.get(promotion.id) ?? nobody, lookOf(call)),
    )
    return answer(call, ok({ list, total, ...page }))
  }),

  applications: portal.promotions.applications
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => {
      const { db } = call.app
      const { listed, total } = await listApplications(db, { memberId: session.memberId, ...input })
      const proofsOf = await listProofs(
        db,
        listed.map(({ application }) => application.id),
      )
      const imagesOf = (id: string) => proofsOf(id).map(({ fileId }) => fileId)
      const list = listed.map((each) => viewOwnApplication(each, imagesOf(each.application.id), lookOf(call)))
      return answer(call, ok({ list, total, ...input }))
    }),

  join: portal.promotions.join
    .use(requireMember)
    .use(requireAgreed)
    .use(requirePlaying)
    .handler(async ({ input: { promotionId }, context: { call, session } }) => {
      const { memberId, currency } = session
      return answer(call, await joinPromotion(call, { memberId, currency, promotionId }))
    }),

  requestReward: portal.promotions.requestReward
    .use(requireMember)
    .use(requireAgreed)
    .use(requirePlaying)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const { promotionId, missionId, comment, images } = input
      if (missionId !== undefined && promotionId === undefined)
        return answer(call, await collectMission(call, { memberId, currency, missionId }))
      if (promotionId === undefined || missionId !== undefined)
        return answer(call, refuseField('promotionId', 'validation.required'))
      return answer(call, await requestReward(call, { memberId, currency, promotionId, comment, images }))
    }),
}
