import type { VipProgram } from '@fairground/contract'
import { isLanguage } from '@fairground/i18n'
import { useTranslation } from 'react-i18next'

/** A level by its rank and name, in the language of the reader. */
export function useLevelText(levels: VipProgram['levels']): (rank: number) => string {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (rank) =>
    t('rules.levelName', { rank, label: levels.find((level) => level.rank === rank)?.labels[language] ?? '' })
}
