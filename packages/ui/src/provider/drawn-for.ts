import { createContext } from 'react'
import type { Theme } from '../page/theme-toggle.tsx'

export interface DrawnFor {
  theme: Theme
  /** At least as wide as a tablet. */
  isWide: boolean
}

/** For whom a page was drawn without a browser; the first drawing in the browser takes the same for granted. */
export const DrawnForContext = createContext<DrawnFor>({ theme: 'dark', isWide: false })
