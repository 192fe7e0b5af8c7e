import { useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query.ts'

/** Whether movement should be left out: by the system, or by the player's own setting (`data-motion="calm"`). */
export function useReducedMotion(): boolean {
  const isBySystem = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isBySetting = useSyncExternalStore(watchSetting, readSetting, () => false)
  return isBySystem || isBySetting
}

const readSetting = () => document.documentElement.dataset.motion === 'calm'

function watchSetting(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => observer.disconnect()
}
