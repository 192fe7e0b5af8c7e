import type { ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import {
  createStore,
  deviceStorage,
  type Frame,
  FrameProvider,
  type FrameState,
  firstFrameState,
  type PortalPage,
  tabStorage,
} from '@fairground/vendor-ui'
import { type ReactNode, useState } from 'react'

/** Around what is shown of a ticket: amounts are of its money. Nothing is played here, and no balance is known. */
export function ShownFrame({ shown, children }: { shown: ShownLotteryTicket; children: ReactNode }) {
  const [frame] = useState(() => frameOf(shown))
  return <FrameProvider value={frame}>{children}</FrameProvider>
}

/** No portal is around this page. */
const nowhere: PortalPage = { lobbyUrl: () => undefined, settle() {}, tell() {}, exit() {}, openCashier() {} }

function frameOf({ ticket, names, isTrial }: ShownLotteryTicket): Frame {
  const { gameId } = ticket.draw
  const nobody = { session: '', balanceMinor: '0' }
  const screen = createStore<FrameState>({
    ...firstFrameState({ opened: nobody, tab: tabStorage, device: deviceStorage }),
    phase: 'idle',
  })
  return {
    opened: { gameId, names, mode: isTrial ? 'demo' : 'real', currency: ticket.currency },
    portal: nowhere,
    sound: { setOn() {}, play() {} },
    screen,
    toggleSound() {},
    dismissNotice() {},
  }
}
