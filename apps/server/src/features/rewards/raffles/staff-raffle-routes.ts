import { consoleApi } from '../../../lib/implement.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { campaignCalls } from '../rewards/index.ts'
import { addRaffle, changeRaffle, publishRaffle, raffleKind, withdrawRaffle } from './change-raffle.ts'
import { getCounted, listCounted } from './raffle-store.ts'
import { viewStaffRaffle } from './raffle-view.ts'

const { staff: api } = consoleApi
const manages = requireStaff('marketing.manage')

const raffles = campaignCalls({
  kind: raffleKind,
  list: listCounted,
  get: getCounted,
  idOf: (counted) => counted.raffle.id,
  view: viewStaffRaffle,
})

export const staffRaffleRoutes = {
  raffles: api.raffles.use(requireStaff('marketing.read')).handler(raffles.list),
  addRaffle: api.addRaffle.use(manages).handler(raffles.act(addRaffle)),
  changeRaffle: api.changeRaffle.use(manages).handler(raffles.act(changeRaffle)),
  publishRaffle: api.publishRaffle
    .use(manages)
    .handler(raffles.act((call, staff, { raffleId }) => publishRaffle(call, staff, raffleId))),
  withdrawRaffle: api.withdrawRaffle
    .use(manages)
    .handler(raffles.act((call, staff, { raffleId }) => withdrawRaffle(call, staff, raffleId))),
}
