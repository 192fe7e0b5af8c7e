import type { SetUpTable } from '../shared/table-stage.ts'
import { LiveProvider } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { LivePlay } from './live-play.ts'
import { LiveShell } from './live-shell.tsx'

/** The frame of a table of the live casino. */
export const setUpLive =
  (game: LiveGame): SetUpTable =>
  async (parts) => {
    const play = new LivePlay(parts)
    await play.begin()
    const screen = (
      <LiveProvider value={play}>
        <LiveShell game={game} />
      </LiveProvider>
    )
    return { table: play, screen }
  }
