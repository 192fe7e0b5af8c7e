import { defaultLanguage, languages } from '@fairground/i18n'
import type { AppContext } from '../../../context.ts'
import { questionsIn } from './page-questions.ts'
import { listPages } from './page-store.ts'

/** What the guide for beginners asks and answers, in that language as far as it is written. */
export async function listGuideQuestions({ db, clock }: AppContext, wanted: string) {
  const language = languages.find((one) => one === wanted) ?? defaultLanguage
  const [guide] = await listPages(db, {
    kind: 'guide',
    slug: undefined,
    previewedId: undefined,
    language,
    now: clock.now(),
    countMax: 1,
  })
  return guide ? questionsIn(guide.body) : []
}
