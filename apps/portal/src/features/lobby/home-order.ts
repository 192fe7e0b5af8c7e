import type { MenuGroup } from '@fairground/contract'
import type { AwningColor } from '@fairground/ui'
import { categoryOf, vendorsOf } from './game-ways.ts'

/** Families that stand two by two under an awning of their own. */
const panels: readonly (readonly [string, AwningColor])[] = [
  ['PVP', 'pvp'],
  ['FISH', 'fish'],
  ['ESPORTS', 'esports'],
  ['ELOTT', 'lottery'],
  ['COCKFIGHT', 'cock'],
]

type VendorCard = MenuGroup['cards'][number]

export interface HomeOrder {
  hasLive: boolean
  /** Of sports, in the server's order; none leaves the row out. */
  sports: VendorCard[]
  panels: { category: string; awning: AwningColor }[]
}

/** Which rows follow the slots: those of categories that somebody offers games in. */
export function homeOrderOf(groups: readonly MenuGroup[]): HomeOrder {
  const offered = new Set(groups.filter(({ cards }) => cards.length > 0).map(({ title }) => categoryOf(title)))
  return {
    hasLive: offered.has('LIVE'),
    sports: [...vendorsOf(groups, 'SPORTS'), ...vendorsOf(groups, 'FB')],
    panels: panels.flatMap(([category, awning]) => (offered.has(category) ? [{ category, awning }] : [])),
  }
}
