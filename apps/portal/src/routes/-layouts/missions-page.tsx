import { MissionPage } from '../../features/missions/mission-page.tsx'
import { RaffleCards } from '../../features/raffles/raffle-cards.tsx'
import { useSite } from './use-site.ts'

/** The red envelope and the wheel, missions and their leaderboard. */
export function MissionsPage() {
  const { timeZone } = useSite()
  return <MissionPage timeZone={timeZone} raffles={<RaffleCards />} />
}
