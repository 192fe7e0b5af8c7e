import { announcementTypes } from '@fairground/contract'
import { type Language, languages } from '@fairground/i18n'
import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { listAnnouncements } from './announcement-store.ts'
import { announcementView } from './announcement-view.ts'
import { listHelp } from './help-store.ts'
import { helpTree } from './help-view.ts'
import { getTerms } from './terms-store.ts'

const countMax = 100
const helpCountMax = 500
const termsTitle: Record<Language, string> = { vi: 'Điều khoản sử dụng', en: 'Terms of use' }

export const contentRoutes = {
  announcements: portal.content.announcements.handler(async ({ input, context: { call } }) => {
    const wanted = input.types.split(',')
    const types = announcementTypes.filter((type) => wanted.includes(type))
    const filter = { types, groupName: input.groupName, language: call.language, now: call.app.clock.now(), countMax }
    const rows = types.length === 0 ? [] : await listAnnouncements(call.app.db, filter)
    return answer(call, ok(rows.map(announcementView)))
  }),
  pages: portal.content.pages.handler(async ({ input, context: { call } }) => {
    const language = languages.find((one) => one === input.lang) ?? call.language
    const { version, body, published_at } = await getTerms(call.app.db, language)
    const title = termsTitle[language]
    return answer(call, ok([{ slug: version, title, content: body, publishedAt: published_at.toISOString() }]))
  }),
  help: portal.content.help.handler(async ({ input, context: { call } }) => {
    const language = languages.find((one) => one === input.lang) ?? call.language
    return answer(call, ok(helpTree(await listHelp(call.app.db, { language, countMax: helpCountMax }))))
  }),
}
