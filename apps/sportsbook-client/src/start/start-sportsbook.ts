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
import { SportsSession } from '../connection/answers.ts'
import { createSportsClient, type SportsClient } from '../connection/sports-client.ts'
import { SportsPlay } from '../play/sports-play.ts'

type StartState = { kind: 'opening' } | { kind: 'stopped'; code: string } | { kind: 'ready'; play: SportsPlay }

export interface Start {
  state: Store<{ now: StartState }>
  /** Opens the sportsbook, or tries it again. */
  run(): Promise<void>
}

/** Opens the session and fetches the leagues. */
export function createStart(launch: Launch, portal: PortalPage, onOpened: (opened: SportsSession) => void): Start {
  const state = createStore<{ now: StartState }>({ now: { kind: 'opening' } })
  const client = createSportsClient(launch.gameId)
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
    const list = await client.leagues()
    if (!list.ok) return stop(list.code)
    const play = new SportsPlay({
      ...{ client, opened: opened.value, leagues: list.value.leagues, portal, sound: createSoundDesk(document) },
      ...{ device: deviceStorage, tab: tabStorage, page: document },
    })
    play.begin()
    state.set({ now: { kind: 'ready', play } })
  }
  return { state, run }
}

/** The session of a launch link, or the one this tab had before it was reloaded. */
async function enter(client: SportsClient, { gameId, launchToken }: Launch): Promise<Outcome<SportsSession>> {
  if (launchToken !== undefined) {
    const opened = await client.open({ launchToken, gameId })
    if (!opened.ok) return opened
    keepSession(tabStorage, gameId, opened.value)
    client.carryBearer(opened.value.session)
    return opened
  }
  const stored = keptSession(tabStorage, gameId, SportsSession)
  if (!stored) return { ok: false, code: 'LAUNCH_LINK_USED' }
  client.carryBearer(stored.session)
  const balance = await client.balance()
  return balance.ok ? { ok: true, value: { ...stored, ...balance.value } } : balance
}
