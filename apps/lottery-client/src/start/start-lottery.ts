import { LotterySession } from '@fairground/contract/lottery'
import {
  createSoundDesk,
  createStore,
  deviceStorage,
  forgetSession,
  keepSession,
  keptSession,
  type Launch,
  type Outcome,
  type PortalPage,
  type Store,
  tabStorage,
} from '@fairground/vendor-ui'
import { createLotteryClient, type LotteryClient } from '../connection/lottery-client.ts'
import { LotteryPlay } from '../play/lottery-play.ts'

type StartState = { kind: 'opening' } | { kind: 'stopped'; code: string } | { kind: 'ready'; play: LotteryPlay }

export interface Start {
  state: Store<{ now: StartState }>
  /** Opens the lottery, or tries it again. */
  run(): Promise<void>
}

/** Opens the session and fetches what is on sale. */
export function createStart(launch: Launch, portal: PortalPage, onOpened: (opened: LotterySession) => void): Start {
  const state = createStore<{ now: StartState }>({ now: { kind: 'opening' } })
  const client = createLotteryClient()
  const stop = (code: string) => {
    if (code === 'SESSION_EXPIRED') forgetSession(tabStorage, launch.gameId)
    state.set({ now: { kind: 'stopped', code: code === 'TOO_MANY_REQUESTS' ? 'TOO_MANY_LAUNCHES' : code } })
  }
  const run = async (): Promise<void> => {
    state.set({ now: { kind: 'opening' } })
    const opened = await enter(client, launch)
    if (!opened.ok) return stop(opened.code)
    portal.settle(opened.value)
    onOpened(opened.value)
    const list = await client.lotteries()
    if (!list.ok) return stop(list.code)
    const parts = {
      newClient: () => createLotteryClient(),
      portal,
      sound: createSoundDesk(document),
      device: deviceStorage,
      tab: tabStorage,
    }
    const play = new LotteryPlay({ ...parts, client, opened: opened.value, list: list.value })
    await play.begin()
    state.set({ now: { kind: 'ready', play } })
  }
  return { state, run }
}

/** The session of a launch link, or the one this tab had before it was reloaded. */
async function enter(client: LotteryClient, { gameId, launchToken }: Launch): Promise<Outcome<LotterySession>> {
  if (launchToken !== undefined) {
    const opened = await client.open({ launchToken, gameId })
    if (!opened.ok) return opened
    keepSession(tabStorage, gameId, opened.value)
    client.carryBearer(opened.value.session)
    return opened
  }
  const stored = keptSession(tabStorage, gameId, LotterySession)
  if (!stored) return { ok: false, code: 'LAUNCH_LINK_USED' }
  client.carryBearer(stored.session)
  const balance = await client.balance()
  return balance.ok ? { ok: true, value: { ...stored, ...balance.value } } : balance
}
