import { useTranslation } from 'react-i18next'

/** A category of games in words; one that is newer than the catalogue shows as it was written. */
export function useCategoryText(): (gameType: string) => string {
  const { t } = useTranslation()
  return (gameType) => t(`gameType.${gameType}`, { defaultValue: gameType })
}
