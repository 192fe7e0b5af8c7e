import type { ComponentType } from 'react'
import { ActsTab } from './acts-tab.tsx'
import { DrawsTab } from './draws-tab.tsx'
import { LimitsTab } from './limits-tab.tsx'
import { NumbersTab } from './numbers-tab.tsx'
import { ResultsTab } from './results-tab.tsx'
import { WishesTab } from './wishes-tab.tsx'

/** Pages of the desk in their order; each reads the desk by itself. Its name is `tab.<id>` in the words of the desk. */
export const deskTabs = [
  { id: 'draws', Page: DrawsTab },
  { id: 'numbers', Page: NumbersTab },
  { id: 'limits', Page: LimitsTab },
  { id: 'results', Page: ResultsTab },
  { id: 'wishes', Page: WishesTab },
  { id: 'acts', Page: ActsTab },
] as const satisfies readonly { id: string; Page: ComponentType }[]
