import { LotterySession } from '@fairground/contract/lottery'
import {
  createFrameStart,
  createSoundDesk,
  deviceStorage,
  type FrameStart,
  type Launch,
  type PortalPage,
  tabStorage,
} from '@fairground/vendor-ui'
import { createLotteryClient } from '../connection/lottery-client.ts'
import { LotteryPlay } from '../play/lottery-play.ts'

/** Opens the session and fetches what is on sale. */
export function startLottery(
  launch: Launch,
  portal: PortalPage,
  onOpened: (opened: LotterySession) => void,
): FrameStart<LotteryPlay> {
  const client = createLotteryClient()
  return createFrameStart({
    ...{ launch, portal, client, Session: LotterySession, onOpened },
    async begin(opened) {
      const list = await client.lotteries()
      if (!list.ok) return list
      const play = new LotteryPlay({
        ...{ client, newClient: () => createLotteryClient(), opened, list: list.value, portal },
        ...{ sound: createSoundDesk(document), device: deviceStorage, tab: tabStorage },
      })
      await play.begin()
      return { ok: true, value: play }
    },
  })
}
