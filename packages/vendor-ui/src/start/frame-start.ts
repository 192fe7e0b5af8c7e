import type * as z from 'zod'
import type { Outcome } from '../connection/outcome.ts'
import type { PortalPage } from '../frame/portal-page.ts'
import { tabStorage } from '../lib/safe-storage.ts'
import { createStore, type Store } from '../lib/store.ts'
import { forgetSession, keepSession, keptSession } from '../session/kept-session.ts'
import type { Launch } from '../session/launch.ts'

type FrameStartState<Play> = { kind: 'opening' } | { kind: 'stopped'; code: string } | { kind: 'ready'; play: Play }

export interface FrameStart<Play> {
  state: Store<{ now: FrameStartState<Play> }>
  /** Opens the frame, or tries it again. */
  run(): Promise<void>
}

interface OpenedSession {
  session: string
  lobbyUrl: string
  cashierUrl: string
}

/** The calls by which a frame gets its session. */
interface SessionClient<Opened> {
  carryBearer(session: string): void
  open(launch: { launchToken: string; gameId: string }): Promise<Outcome<Opened>>
  balance(): Promise<Outcome<Partial<Opened>>>
}

interface FrameStartParts<Opened, Play> {
  launch: Launch
  portal: PortalPage
  client: SessionClient<Opened>
  /** Reads the session that this tab keeps. */
  Session: z.ZodType<Opened>
  onOpened(opened: Opened): void
  /** Fetches what the frame shows, once its session is open. */
  begin(opened: Opened): Promise<Outcome<Play>>
}

/** Opens the session of a frame that has no rounds to bring to their end, and then what it shows. */
export function createFrameStart<Opened extends OpenedSession, Play>(
  parts: FrameStartParts<Opened, Play>,
): FrameStart<Play> {
  const state = createStore<{ now: FrameStartState<Play> }>({ now: { kind: 'opening' } })
  const stop = (code: string) => {
    if (code === 'SESSION_EXPIRED') forgetSession(tabStorage, parts.launch.gameId)
    state.set({ now: { kind: 'stopped', code: code === 'TOO_MANY_REQUESTS' ? 'TOO_MANY_LAUNCHES' : code } })
  }
  const run = async (): Promise<void> => {
    state.set({ now: { kind: 'opening' } })
    const opened = await enter(parts)
    if (!opened.ok) return stop(opened.code)
    parts.portal.settle(opened.value)
    parts.onOpened(opened.value)
    const play = await parts.begin(opened.value)
    if (!play.ok) return stop(play.code)
    state.set({ now: { kind: 'ready', play: play.value } })
  }
  return { state, run }
}

/** The session of a launch link, or the one this tab had before it was reloaded. */
async function enter<Opened extends OpenedSession>({
  client,
  launch: { gameId, launchToken },
  Session,
}: FrameStartParts<Opened, unknown>): Promise<Outcome<Opened>> {
  if (launchToken !== undefined) {
    const opened = await client.open({ launchToken, gameId })
    if (!opened.ok) return opened
    keepSession(tabStorage, gameId, opened.value)
    client.carryBearer(opened.value.session)
    return opened
  }
  const stored = keptSession(tabStorage, gameId, Session)
  if (!stored) return { ok: false, code: 'LAUNCH_LINK_USED' }
  client.carryBearer(stored.session)
  const balance = await client.balance()
  return balance.ok ? { ok: true, value: { ...stored, ...balance.value } } : balance
}
