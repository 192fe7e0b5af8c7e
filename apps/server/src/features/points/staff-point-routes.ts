import { answer } from '../../lib/answer.ts'
import type { Call } from '../../lib/call.ts'
import { consoleApi } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { artUrl } from '../catalogue/index.ts'
import { requireStaff } from '../staff/index.ts'
import { openAddress } from './address.ts'
import { addPointItem, changePointItem, changePointSettings } from './change-points.ts'
import { decideRedemption } from './decide-redemption.ts'
import { listItems } from './point-item-store.ts'
import { readSettings } from './point-settings-store.ts'
import { viewStaffItem, viewStaffRedemption, viewStaffSettings } from './point-view.ts'
import type { Redemption } from './redemption.ts'
import { listRedemptions } from './redemption-store.ts'

const { staff: api } = consoleApi
const reads = requireStaff('marketing.read')
const manages = requireStaff('marketing.manage')

const itemLook = ({ app }: Call) => ({ currency: app.config.currency, imageUrlOf: artUrl })

const addressOf =
  ({ app }: Call) =>
  ({ memberId, addressSealed }: Redemption) =>
    addressSealed === undefined ? undefined : openAddress(app, memberId, addressSealed)

export const staffPointRoutes = {
  pointSettings: api.pointSettings
    .use(reads)
    .handler(async ({ context: { call } }) =>
      answer(call, ok(viewStaffSettings(await readSettings(call.app.db), call.app.config.currency))),
    ),

  changePointSettings: api.changePointSettings.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const changed = await changePointSettings(call, staff, input)
    return answer(call, changed.ok ? ok(viewStaffSettings(changed.value, call.app.config.currency)) : changed)
  }),

  pointItems: api.pointItems.use(reads).handler(async ({ context: { call } }) => {
    const items = await listItems(call.app.db)
    return answer(call, ok(items.map((item) => viewStaffItem(item, itemLook(call)))))
  }),

  addPointItem: api.addPointItem.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const added = await addPointItem(call, staff, input)
    return answer(call, added.ok ? ok(viewStaffItem(added.value, itemLook(call))) : added)
  }),

  changePointItem: api.changePointItem.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const changed = await changePointItem(call, staff, input)
    return answer(call, changed.ok ? ok(viewStaffItem(changed.value, itemLook(call))) : changed)
  }),

  redemptions: api.redemptions.use(reads).handler(async ({ input, context: { call, staff } }) => {
    const { pageNo, pageSize } = input
    const { listed, total } = await listRedemptions(call.app.db, input)
    // An address is shown where one redemption is looked at, and in no list.
    const isOne = listed.length === 1 && listed[0]?.redemption.id === input.query
    const eyes = {
      language: call.language,
      permissions: staff.permissions,
      ...(isOne && { addressOf: addressOf(call) }),
    }
    return answer(call, ok({ list: listed.map((each) => viewStaffRedemption(each, eyes)), total, pageNo, pageSize }))
  }),

  decideRedemption: api.decideRedemption
    .use(requireStaff('marketing.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { redemptionId, decision, remark } = input
      const decided = await decideRedemption(call, { redemptionId, decision, remark, staffId: staff.staffId })
      if (!decided.ok) return answer(call, decided)
      const { listed } = await listRedemptions(call.app.db, { query: redemptionId, pageNo: 1, pageSize: 1 })
      const [one] = listed
      if (!one) throw new Error(`redemption ${redemptionId} does not exist`)
      const eyes = { language: call.language, permissions: staff.permissions, addressOf: addressOf(call) }
      return answer(call, ok(viewStaffRedemption(one, eyes)))
    }),
}
