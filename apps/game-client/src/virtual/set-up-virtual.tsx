import { LiveProvider } from '../live/live-context.ts'
import { LivePlay } from '../live/live-play.ts'
import type { SetUpTable } from '../tables/table-stage.ts'
import type { VirtualGame } from './virtual-game.ts'
import { VirtualShell } from './virtual-shell.tsx'

/** The frame of a table of races or matches: chips go as they do at a table of the live casino, and nobody deals. */
export const setUpVirtual =
  (game: VirtualGame): SetUpTable =>
  async (parts) => {
    const play = new LivePlay(parts)
    await play.begin()
    const screen = (
      <LiveProvider value={play}>
        <VirtualShell game={game} />
      </LiveProvider>
    )
    return { table: play, screen }
  }
