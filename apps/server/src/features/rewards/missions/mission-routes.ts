import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { maskAccount } from '../../games/results/index.ts'
import { requireMember } from '../../people/identity/index.ts'
import { listClaims, listRanks } from './mission-claim-store.ts'
import { listShown } from './mission-store.ts'
import { viewClaim, viewMission, viewRank } from './mission-view.ts'
import { readStandings } from './standing-store.ts'

export const missionRoutes = {
  overview: portal.missions.overview.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, clock, config } = call.app
    const { memberId, currency } = session
    const now = clock.now()
    const shown = await listShown(db, currency, now)
    const standings = await readStandings(db, shown, { memberId, now, timeZone: config.timeZone })
    const missions = shown.flatMap((mission) => {
      const standing = standings.get(mission.id)
      return standing ? [viewMission(mission, standing, { language: call.language, now })] : []
    })
    return answer(call, ok({ claimable: missions.filter(({ status }) => status === 'claim').length, missions }))
  }),

  leaderboard: portal.missions.leaderboard.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { memberId, currency } = session
    const month = `${siteDay(call.app).slice(0, 7)}-01`
    const { missionId, pageNo, pageSize } = input
    const wanted = { month, missionId, currency, memberId, pageNo, pageSize }
    const { ranks, total, me } = await listRanks(call.app.db, wanted)
    const view = (one: (typeof ranks)[number]) => viewRank(one, { memberId, currency, mask: maskAccount })
    return answer(call, ok({ list: ranks.map(view), total, pageNo, pageSize, me: me && view(me) }))
  }),

  claims: portal.missions.claims.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { claims, total } = await listClaims(call.app.db, { memberId: session.memberId, ...input })
    return answer(call, ok({ list: claims.map((claim) => viewClaim(claim, call.language)), total, ...input }))
  }),
}
