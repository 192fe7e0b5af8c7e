import { languages } from '@fairground/i18n'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { listHelp } from './help-store.ts'
import { helpTree } from './help-view.ts'

const helpCountMax = 500

export const helpRoutes = {
  help: portal.content.help.handler(async ({ input, context: { call } }) => {
    const language = languages.find((one) => one === input.lang) ?? call.language
    return answer(
      call,
      ok(helpTree(await listHelp(call.app.db, { language, now: call.app.clock.now(), countMax: helpCountMax }))),
    )
  }),
}
