import type { SportsKind } from '@fairground/contract/sports'

/** A league of the house: teams of invented names, who meet each other at home and away in a season. */
export interface League {
  readonly leagueId: string
  readonly sport: SportsKind
  /** Of series: maps or sets at most. */
  readonly bestOf?: 3 | 5
  /** Of tennis. */
  readonly tour?: 'men' | 'women'
  readonly names: Readonly<Record<string, string>>
  /** The land that it is of. */
  readonly land: string
  /** 1 is the highest. */
  readonly division: number
  readonly teams: readonly Team[]
  /** Goals or points of a match that it starts from. */
  readonly goals: number
  /** Minutes between two match days. */
  readonly everyMinutes: number
  /** Minutes by which its match days are shifted, so that something is always played. */
  readonly shiftMinutes: number
}

export interface Team {
  readonly teamId: string
  readonly name: string
  /** Before its first match. */
  readonly rating: number
}
