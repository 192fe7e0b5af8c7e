import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireSession } from '../../people/identity/index.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { artUrl } from './art-url.ts'
import { listModels } from './model-store.ts'
import { listRooms } from './room-store.ts'
import { roomView } from './room-view.ts'
import { shownVendor } from './vendor-look.ts'

export const tableRoutes = {
  rooms: portal.tables.rooms.use(requireSession).handler(async ({ input, context: { call } }) => {
    const { db, clock, config } = call.app
    const rooms = await listRooms(db, { brandCode: input.vassalage, now: clock.now(), ...pageOf(input) })
    const { vendorLook } = await getSiteRules(call.app)
    const viewer = { language: call.language, artUrl, vendorLook }
    return answer(call, ok(rooms.map((room) => roomView(room, viewer, config.currency))))
  }),
  models: portal.tables.models.handler(async ({ input, context: { call } }) => {
    const models = await listModels(call.app.db, pageOf(input))
    const { vendorLook } = await getSiteRules(call.app)
    return answer(
      call,
      ok(
        models.map(({ hostId, name, image, brandCode, brandName, isOnline, nodeId }) => ({
          modelId: hostId,
          name,
          imageUrl: image === null ? undefined : artUrl(image),
          vassalage: brandCode,
          vendorName: shownVendor(brandName, vendorLook),
          online: isOnline,
          nodeId,
        })),
      ),
    )
  }),
}

const pageOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
})
