import { announcementTypes } from '@fairground/contract'
import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { listAnnouncements } from './announcement-store.ts'
import { announcementView } from './announcement-view.ts'

const countMax = 100

export const contentRoutes = {
  announcements: portal.content.announcements.handler(async ({ input, context: { call } }) => {
    const wanted = input.types.split(',')
    const types = announcementTypes.filter((type) => wanted.includes(type))
    const filter = { types, groupName: input.groupName, language: call.language, now: call.app.clock.now(), countMax }
    const rows = types.length === 0 ? [] : await listAnnouncements(call.app.db, filter)
    return answer(call, ok(rows.map(announcementView)))
  }),
}
