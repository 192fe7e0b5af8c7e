import type { FightCard } from '@fairground/game-rules/games/cockfight'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'

/** Who fights in the round at the table; undefined before the first one. */
export const useCard = (): FightCard | undefined =>
  useLiveState(({ table }) => table.round?.card as unknown as FightCard | undefined)

/** The name of a bird, as its plate has it. */
export function useBirdName(): (bird: number) => string {
  const { t, i18n } = useTranslation()
  return (bird) => {
    const key = `instant.cockfight.birds.${bird + 1}`
    return i18n.exists(key) ? t(key) : `#${bird + 1}`
  }
}
