import type { Reader } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { findThreshold, readOpenWishes } from '../../site/wishes/index.ts'
import { openAddress } from './address.ts'
import { addPointItem, changePointItem, changePointSettings } from './change-points.ts'
import { decideRedemption } from './decide-redemption.ts'
import { listItems } from './point-item-store.ts'
import { pointSettingsKind } from './point-settings-kind.ts'
import { readSettings } from './point-settings-store.ts'
import { viewStaffItem, viewStaffRedemption, viewStaffSettings } from './point-view.ts'
import type { Redemption } from './redemption.ts'
import { redemptionKind, worthOf } from './redemption-kind.ts'
import { getListed, listRedemptions } from './redemption-store.ts'

const { staff: api } = consoleApi
const reads = requireStaff('marketing.read')
const manages = requireStaff('marketing.manage')

const itemLook = ({ app }: Call) => ({ currency: app.config.currency, imageUrlOf: artUrl })

const addressOf =
  ({ app }: Call) =>
  ({ memberId, addressSealed }: Redemption) =>
    addressSealed === undefined ? undefined : openAddress(app, memberId, addressSealed)

async function shownSettings({ app }: Call, staff: StaffSession) {
  const wish = (await readOpenWishes(app, pointSettingsKind, ['points'], staff)).get('points')
  return { ...viewStaffSettings(await readSettings(app.db), app.config.currency), wish }
}

/** What each is worth now, and the threshold that it is held against. */
async function costs(reader: Reader, redemptions: readonly Redemption[]) {
  const { redeemMinor } = await readSettings(reader)
  const thresholds = new Map<string, bigint>()
  for (const currency of new Set(redemptions.map((one) => one.currency)))
    thresholds.set(currency, await findThreshold(reader, 'redemptions', currency))
  return (one: Redemption) => ({
    worthMinor: worthOf(one, redeemMinor),
    thresholdMinor: thresholds.get(one.currency) ?? 0n,
  })
}

export const staffPointRoutes = {
  pointSettings: api.pointSettings
    .use(reads)
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await shownSettings(call, staff)))),

  changePointSettings: api.changePointSettings.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const changed = await changePointSettings(call, staff, input)
    return answer(call, changed.ok ? ok(await shownSettings(call, staff)) : changed)
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
    const ids = listed.map(({ redemption }) => redemption.id)
    const wishOf = await readOpenWishes(call.app, redemptionKind, ids, staff)
    const costOf = await costs(
      call.app.db,
      listed.map(({ redemption }) => redemption),
    )
    const list = listed.map((each) => {
      const own = { cost: costOf(each.redemption), wish: wishOf.get(each.redemption.id) }
      return viewStaffRedemption(each, { ...eyes, ...own })
    })
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),

  decideRedemption: api.decideRedemption
    .use(requireStaff('marketing.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { redemptionId, decision, remark } = input
      const decided = await decideRedemption(call, staff, { redemptionId, decision, remark })
      if (!decided.ok) return answer(call, decided)
      const one = await getListed(call.app.db, redemptionId)
      const wish = (await readOpenWishes(call.app, redemptionKind, [redemptionId], staff)).get(redemptionId)
      const eyes = { language: call.language, permissions: staff.permissions, addressOf: addressOf(call) }
      const cost = (await costs(call.app.db, [one.redemption]))(one.redemption)
      return answer(call, ok(viewStaffRedemption(one, { ...eyes, cost, wish })))
    }),
}
