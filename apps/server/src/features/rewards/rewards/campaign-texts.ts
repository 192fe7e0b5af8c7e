import { cleanRichText } from '@fairground/contract/rich-text'
import { languages } from '@fairground/i18n'
import type { Campaign } from './campaign.ts'

/** What was typed, as it is kept: every language of the site, without anything that could run. */
export const campaignTexts = (texts: Campaign['texts']): Campaign['texts'] =>
  Object.fromEntries(
    languages.map((language) => {
      const { title = '', content = '' } = texts[language] ?? {}
      return [language, { title: title.trim(), content: cleanRichText(content) }]
    }),
  )
