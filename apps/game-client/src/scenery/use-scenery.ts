import { useSyncExternalStore } from 'react'
import { useGame } from '../components/game-context.ts'
import type { Scenery } from './scenery.ts'

/** The look of the title; undefined while its pictures have not come. The component renders again when they do. */
export function useScenery(): Scenery | undefined {
  const { machine } = useGame()
  return useSyncExternalStore(
    (listener) => machine.onPainted(listener),
    () => machine.scenery,
  )
}
