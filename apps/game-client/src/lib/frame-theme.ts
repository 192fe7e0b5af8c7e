import { frameThemeOf } from '@fairground/contract/frame'
import { useEffect } from 'react'

type Theme = 'dark' | 'light'
let kept: Theme = 'dark'

/** The look of the portal's page, before the launch is taken out of the address. */
export function keepFrameTheme(hash: string): void {
  kept = frameThemeOf(hash)
}

/** Shows this screen in the look of the portal's page; those that do not ask stay in the dark of their stage. */
export function useFrameTheme(): Theme {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = kept
    return () => {
      dataset.theme = 'dark'
    }
  }, [])
  return kept
}
