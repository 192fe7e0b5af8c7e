import { birds, type FightCard } from '@fairground/game-rules/games/cockfight'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'

/** Who fights in the round at the table; undefined before the first one. */
export const useCard = (): FightCard | undefined =>
  useLiveState(({ table }) => table.round?.card as unknown as FightCard | undefined)

/** The name of a bird, as its plate has it. */
export function useBirdName(): (bird: number) => string {
  const { i18n } = useTranslation()
  const language = i18n.language.startsWith('vi') ? 'vi' : 'en'
  return (bird) => birds[bird]?.names[language] ?? `#${bird + 1}`
}
