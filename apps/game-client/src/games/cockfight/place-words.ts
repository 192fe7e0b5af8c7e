import { birds, championSpot, pairOf, placeOf } from '@fairground/game-rules/games/cockfight'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { useBirdName } from './use-card.ts'

/** A place of a fight to come in words: "Fight 12: Red Lantern", "Champion: Red Lantern". */
export function usePlaceWords(): (place: { number: number; spot: string }) => string {
  const { t } = useTranslation()
  const nameOf = useBirdName()
  const salt = useLiveState(({ table }) => table.chain?.salt ?? '')
  return ({ number, spot }) => {
    const bird = birds.findIndex((_, index) => championSpot(index) === spot)
    if (bird >= 0) return `${t('instant.cockfight.ahead.champion')}: ${nameOf(bird)}`
    const fight = t('instant.cockfight.ahead.fight', { fight: placeOf(number).fight })
    const pair = pairOf(salt, number)
    return `${fight}: ${spot === 'meron' || spot === 'wala' ? nameOf(pair[spot]) : spot.toUpperCase()}`
  }
}
