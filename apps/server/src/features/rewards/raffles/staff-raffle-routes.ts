import type { StaffRaffle } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { readOpenWishes } from '../../site/wishes/index.ts'
import { addRaffle, changeRaffle, publishRaffle, raffleKind, withdrawRaffle } from './change-raffle.ts'
import { getCounted, listCounted } from './raffle-store.ts'
import { viewStaffRaffle } from './raffle-view.ts'

const { staff: api } = consoleApi
const manages = requireStaff('marketing.manage')

async function shown(call: Call, staff: StaffSession, changed: Outcome<string>): Promise<Outcome<StaffRaffle>> {
  if (!changed.ok) return changed
  const { db } = call.app
  const wish = (await readOpenWishes(call.app, raffleKind, [changed.value], staff)).get(changed.value)
  return ok(viewStaffRaffle(await getCounted(db, changed.value), { permissions: staff.permissions, wish }))
}

export const staffRaffleRoutes = {
  raffles: api.raffles.use(requireStaff('marketing.read')).handler(async ({ input, context: { call, staff } }) => {
    const { counted, total } = await listCounted(call.app.db, input)
    const ids = counted.map(({ raffle }) => raffle.id)
    const wishOf = await readOpenWishes(call.app, raffleKind, ids, staff)
    const list = counted.map((each) =>
      viewStaffRaffle(each, { permissions: staff.permissions, wish: wishOf.get(each.raffle.id) }),
    )
    return answer(call, ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize }))
  }),

  addRaffle: api.addRaffle
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await addRaffle(call, staff, input))),
    ),

  changeRaffle: api.changeRaffle
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await changeRaffle(call, staff, input))),
    ),

  publishRaffle: api.publishRaffle
    .use(manages)
    .handler(async ({ input: { raffleId }, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await publishRaffle(call, staff, raffleId))),
    ),

  withdrawRaffle: api.withdrawRaffle
    .use(manages)
    .handler(async ({ input: { raffleId }, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await withdrawRaffle(call, staff, raffleId))),
    ),
}
