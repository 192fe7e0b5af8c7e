import { use } from 'react'
import { DrawnForContext } from '../provider/drawn-for.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Whether the window is wider than a phone. Prefer CSS: use this only where markup must differ. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 768px)', use(DrawnForContext).isWide)
