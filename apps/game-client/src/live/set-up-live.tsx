import type { SharedParts } from '../tables/shared-parts.ts'
import type { SetUpTable } from '../tables/table-stage.ts'
import { Hall } from './hall/hall.ts'
import { HallScreen } from './hall/hall-screen.tsx'
import { LobbyDesk } from './hall/lobby-desk.ts'
import type { LiveGame } from './live-game.ts'
import { LivePlay } from './live-play.ts'
import type { LiveSetUp } from './live-set-up.ts'

/** The frame of a table of the live casino, with room for more of them. */
export function setUpLive(game: LiveGame): SetUpTable & { live: LiveSetUp } {
  const sit = async (parts: SharedParts) => {
    const play = new LivePlay(parts)
    await play.begin()
    return play
  }
  const setUp: SetUpTable = async (given) => {
    const lobby = new LobbyDesk()
    const parts = { ...given, lobby, versions: { newest: given.opened.balanceVersion } }
    const play = await sit(parts)
    const hall = new Hall(parts, lobby, { play, chat: parts.chat, game })
    return { table: play, screen: <HallScreen hall={hall} /> }
  }
  return Object.assign(setUp, { live: { game, sit } })
}
