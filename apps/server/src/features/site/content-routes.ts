import { type Language, languages } from '@fairground/i18n'
import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { listHelp } from './help-store.ts'
import { helpTree } from './help-view.ts'
import { getTerms } from './terms-store.ts'

const helpCountMax = 500
const termsTitle: Record<Language, string> = { vi: 'Điều khoản sử dụng', en: 'Terms of use' }

export const contentRoutes = {
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
