import type { FreeRoundGrant } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { requireMember } from '../../people/identity/index.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { readKeptWishes } from '../../site/wishes/index.ts'
import { askGrant } from './ask-grant.ts'
import { cancelGrant } from './cancel-grant.ts'
import { freeRoundKind } from './grant-kind.ts'
import { getListed, listGrants, listPlayable } from './grant-store.ts'
import { viewGrant, viewOwn } from './grant-view.ts'
import { listFreeRoundGames } from './list-games.ts'
import type { ListedGrant } from './listed-grant.ts'

const { staff: api } = consoleApi
const decides = requireStaff('marketing.decide')

export const freeRoundRoutes = {
  list: portal.freeRounds.list.use(requireMember).handler(async ({ context: { call, session } }) => {
    const listed = await listPlayable(call.app.db, session.memberId, call.app.clock.now())
    const eyes = { language: call.language, artUrl }
    const own = listed.flatMap((each) => {
      const { startBefore } = each.grant
      return startBefore ? [viewOwn({ ...each, startBefore }, eyes)] : []
    })
    return answer(call, ok({ list: own }))
  }),
}

export const staffFreeRoundRoutes = {
  freeRounds: api.freeRounds
    .use(requireStaff('marketing.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { state, query, pageNo, pageSize } = input
      const { listed, total } = await listGrants(call.app.db, { state, query, pageNo, pageSize })
      return answer(call, ok({ list: await viewAll(call, staff, listed), total, pageNo, pageSize }))
    }),

  freeRoundGames: api.freeRoundGames.use(decides).handler(async ({ input: { name }, context: { call } }) => {
    const { currency } = call.app.config
    const list = await listFreeRoundGames(call.app.db, { name, currency, language: call.language })
    return answer(call, ok({ list }))
  }),

  askFreeRounds: api.askFreeRounds.use(decides).handler(async ({ input, context: { call, staff } }) => {
    const currency = getCurrency(call.app.config.currency)
    const { stake, winMax, ...wish } = input
    const [stakeMinor, winMinorMax] = [parseAmount(stake, currency), parseAmount(winMax, currency)]
    if (stakeMinor === undefined) return answer(call, refuseField('stake', 'validation.format'))
    if (winMinorMax === undefined) return answer(call, refuseField('winMax', 'validation.format'))
    return answer(call, await shown(call, staff, await askGrant(call, staff, { ...wish, stakeMinor, winMinorMax })))
  }),

  cancelFreeRounds: api.cancelFreeRounds
    .use(decides)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await cancelGrant(call, staff, input))),
    ),
}

/** Grants with their wishes, as this person sees them. */
async function viewAll(call: Call, reviewer: StaffSession, listed: readonly ListedGrant[]): Promise<FreeRoundGrant[]> {
  const ids = listed.map(({ grant }) => grant.wishId)
  const wishes = await readKeptWishes(call.app, freeRoundKind, ids, reviewer)
  return listed.flatMap((each) => {
    const wish = wishes.get(each.grant.wishId)
    return wish ? [viewGrant(each, wish, { language: call.language, reviewer })] : []
  })
}

/** What a use-case left behind, as this person sees it. */
async function shown(call: Call, staff: StaffSession, outcome: Outcome<string>): Promise<Outcome<FreeRoundGrant>> {
  if (!outcome.ok) return outcome
  const [grant] = await viewAll(call, staff, [await getListed(call.app.db, outcome.value)])
  return grant ? ok(grant) : refuse('NOT_FOUND')
}
