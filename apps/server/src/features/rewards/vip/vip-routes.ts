import { getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { requireMember } from '../../people/identity/index.ts'
import { findRank, getProgram, listLevels, sumValidBets } from './vip-store.ts'
import { viewStatus } from './vip-view.ts'

export const vipRoutes = {
  vip: portal.loyalty.vip.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, config } = call.app
    const { memberId, currency } = session
    if (!(await getProgram(db)).isOn) return answer(call, refuse('FEATURE_OFF'))
    const [levels, rank, progressMinor] = await Promise.all([
      listLevels(db),
      findRank(db, memberId),
      sumValidBets(db, { memberId, currency, timeZone: config.timeZone }),
    ])
    const eyes = { language: call.language, currency: getCurrency(currency) }
    return answer(call, ok(viewStatus({ levels, rank, progressMinor }, eyes)))
  }),
}
