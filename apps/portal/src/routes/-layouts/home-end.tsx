import { useQuery } from '@tanstack/react-query'
import { Promises } from '../../features/content/promises.tsx'
import { HomeRows } from '../../features/lobby/home-rows.tsx'
import { JackpotBoard } from '../../features/lobby/jackpot-board.tsx'
import { NewestRound } from '../../features/lobby/newest-round.tsx'
import { RankBoard } from '../../features/lobby/rank-board.tsx'
import { SlotsBlock } from '../../features/lobby/slots-block.tsx'
import { WinnerBoard } from '../../features/lobby/winner-board.tsx'
import { query } from '../../lib/api.ts'

/** What follows the hot games: slots, the other families as far as somebody offers them, winners, and what the house promises. */
export function HomeEnd() {
  const { data: groups = [] } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  return (
    <>
      <JackpotBoard hasLink />
      <SlotsBlock />
      <HomeRows groups={groups} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-11">
        <WinnerBoard className="min-w-0 flex-[99_1_min(100%,40rem)]" />
        <div className="flex min-w-0 flex-[1_1_min(100%,22.5rem)] flex-wrap items-start gap-x-8 gap-y-9">
          <div className="min-w-0 flex-[1_1_min(100%,20rem)]">
            <NewestRound />
          </div>
          <RankBoard className="min-w-0 flex-[2_1_min(100%,20rem)]" />
        </div>
      </div>
      <Promises />
    </>
  )
}
