import { useUi } from '@fairground/ui'
import { useFrame } from '../frame/frame-context.ts'

/** The title in the player's language, else in the first that has one. */
export function useGameName(): string {
  const { locale } = useUi()
  const { names, gameId } = useFrame().opened
  return names[locale] ?? names.en ?? Object.values(names)[0] ?? gameId
}
