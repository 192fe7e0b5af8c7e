import type { Grant } from './grant.ts'

/** With its member, the game, and what came of the rounds. */
export interface ListedGrant {
  grant: Grant
  account: string
  icon: string
  nodeId: string
  names: Record<string, string | undefined>
  tileKey: string
  remaining: number
  wonMinor: bigint
}

export type Names = Record<string, string>

/** The operator's own names; an empty one is none. */
export const given = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))

export const nameIn = (names: Partial<Names>, language: string): string | undefined =>
  names[language] ?? names.en ?? names.vi
