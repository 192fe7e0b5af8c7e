import type { MemberInfo } from '@fairground/contract'
import { useUnread } from '../../features/inbox/use-unread.ts'
import { useClaimableMissions } from '../../features/missions/use-missions.ts'
import type { MemberPageKey } from './member-pages.ts'

interface Whoever {
  isSignedIn: boolean
  isTrial: boolean
  member: MemberInfo | undefined
}

/** What waits behind a page of the member centre: unread messages, missions and rewards to claim. */
export function usePageCounts(whoever: Whoever): (key: MemberPageKey) => number {
  const unread = useUnread(whoever)
  const missions = useClaimableMissions(whoever)
  return (key) => {
    if (key === 'messageV2') return unread
    if (key === 'missionLeaderboard') return missions
    return key === 'rewardCenter' ? (whoever.member?.availablePromoCount ?? 0) : 0
  }
}
