import { useTranslation } from 'react-i18next'
import { type Told, toldRoad } from './road-model.ts'

/** Says a road in words: its name, the counts and the last results. */
export function useTold() {
  const { t } = useTranslation()
  return (road: string, told: Told): string =>
    told.words.length === 0 ? `${road}. ${t('live.road.none')}` : t('live.road.told', { road, ...toldRoad(told) })
}
