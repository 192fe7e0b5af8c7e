import { plainText } from '@fairground/contract/rich-text'
import { defaultLanguage, languages } from '@fairground/i18n'
import type { AppContext } from '../../../context.ts'
import { listHelp } from './help-store.ts'
import { helpTree } from './help-view.ts'

const articleCountMax = 500

/** What is asked below the topics of the help centre, with the answers as plain text, in that language as far as it is written. */
export async function listHelpQuestions({ db, clock }: AppContext, wanted: string) {
  const language = languages.find((one) => one === wanted) ?? defaultLanguage
  const topics = helpTree(await listHelp(db, { language, now: clock.now(), countMax: articleCountMax }))
  return topics
    .flatMap(({ children }) => children)
    .map(({ title, content }) => ({ question: title, answer: plainText(content) }))
}
