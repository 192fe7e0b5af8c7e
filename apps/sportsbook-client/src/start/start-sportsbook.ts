import {
  createFrameStart,
  createSoundDesk,
  deviceStorage,
  type FrameStart,
  type Launch,
  type PortalPage,
  tabStorage,
} from '@fairground/vendor-ui'
import { SportsSession } from '../connection/answers.ts'
import { createSportsClient } from '../connection/sports-client.ts'
import { SportsPlay } from '../play/sports-play.ts'

/** Opens the session and fetches the leagues. */
export function startSportsbook(
  launch: Launch,
  portal: PortalPage,
  onOpened: (opened: SportsSession) => void,
): FrameStart<SportsPlay> {
  const client = createSportsClient(launch.gameId)
  return createFrameStart({
    ...{ launch, portal, client, Session: SportsSession, onOpened },
    async begin(opened) {
      const list = await client.leagues()
      if (!list.ok) return list
      const play = new SportsPlay({
        ...{ client, opened, leagues: list.value.leagues, portal, sound: createSoundDesk(document) },
        ...{ device: deviceStorage, tab: tabStorage, page: document },
      })
      play.begin()
      return { ok: true, value: play }
    },
  })
}
