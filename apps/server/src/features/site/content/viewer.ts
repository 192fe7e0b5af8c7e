import type { contentAudiences, popupExecutions } from '@fairground/contract'

/** Who looks at the portal: a visitor, or whoever is signed in, maybe in the account's first session. */
export type Viewer = 'visitor' | 'member' | 'newcomer'

/** Trial accounts are always new and get no newcomer messages. */
export const viewerOf = (caller: { isFirst: boolean; isTrial: boolean } | undefined): Viewer => {
  if (!caller) return 'visitor'
  return caller.isFirst && !caller.isTrial ? 'newcomer' : 'member'
}

/** For whom a piece may be meant, to be shown to this viewer. */
export const audiencesOf = (viewer: Viewer, isAgent = false): (typeof contentAudiences)[number][] =>
  viewer === 'visitor' ? ['all', 'visitors'] : isAgent ? ['all', 'members', 'agents'] : ['all', 'members']

/** Popups that open for this viewer. */
export const executionsOf = (viewer: Viewer): (typeof popupExecutions)[number][] =>
  ({ visitor: ['B'] as const, member: ['A'] as const, newcomer: ['A', 'F'] as const })[viewer].slice()
