import { MissionPage } from '../../features/missions/mission-page.tsx'
import { useSite } from './use-site.ts'

/** Missions and their leaderboard, on the clock of the site. */
export function MissionsPage() {
  const { timeZone } = useSite()
  return <MissionPage timeZone={timeZone} />
}
