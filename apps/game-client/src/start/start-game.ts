import type { InstantOpenAnswer, OpenAnswer } from '@fairground/contract/studio'
import {
  createLimits,
  createSoundDesk,
  createStore,
  deviceStorage,
  followLimits,
  forgetSession,
  type Launch,
  type PortalPage,
  type Store,
  tabStorage,
} from '@fairground/vendor-ui'
import type { ReactElement } from 'react'
import type { FishingParts } from '../fishing/play/fishing-parts.ts'
import type { InstantFrame as InstantFrameComponent } from '../instant/instant-frame.tsx'
import type { InstantParts } from '../instant/instant-parts.ts'
import type { InstantPlay } from '../instant/instant-play.ts'
import { isInstantGame } from '../instant/instant-screens.ts'
import { Game } from '../play/game.ts'
import { loadSlotModel } from '../reels/load-slot-model.ts'
import { loadSymbolImages, themeOr } from '../reels/symbol-images.ts'
import { isRoomGame } from '../rooms/is-room-game.ts'
import type { RoomParts } from '../rooms/room-desk.ts'
import { loadScenery } from '../scenery/scenery.ts'
import type { FrameOpen } from '../session/frame-open.ts'
import { openSession } from '../session/open-session.ts'
import { createStudioClient, type Outcome, type RefusalCode, type StudioClient } from '../studio/studio-client.ts'
import { isSharedGame, type SharedStage, setUpShared } from '../tables/shared-screens.tsx'
import { openReplay } from '../watch/open-replay.ts'

/** `NO_GRAPHICS` is the browser's own refusal; `TOO_MANY_LAUNCHES` is the limit of calls that a game meets as it opens. */
type StopCode = RefusalCode | 'NO_GRAPHICS' | 'TOO_MANY_LAUNCHES'

export type StartState =
  | { kind: 'opening' }
  | { kind: 'stopped'; code: StopCode }
  | ({ kind: 'ready'; game: Game; canvas: HTMLCanvasElement } & Watched)
  | ({ kind: 'instant'; play: InstantPlay; Frame: InstantFrame } & Watched)
  | ({ kind: 'shared' } & SharedStage & Watched)
  | ({ kind: 'room'; screen: ReactElement } & Watched)

/** The round that the frame was opened to show again; absent where it is played. */
type Watched = { watchedId?: string | undefined }

export interface Start {
  state: Store<{ now: StartState }>
  /** Opens the game, or tries it again. */
  run(): Promise<void>
}

type InstantFrame = typeof InstantFrameComponent
type Playing = Extract<StartState, { kind: 'ready' | 'instant' | 'shared' | 'room' }>

/** Known by its name to need no machine; the session has the last word. */
const isFishing = (gameId: string): boolean => gameId.startsWith('fishing-')

const loadMachine = () => import('../machine/machine.ts')

/** Session, pictures and machine are fetched at the same time; the first spin waits for the slowest of them only. */
export function createStart(launch: Launch, portal: PortalPage, onOpened: (opened: FrameOpen) => void): Start {
  const state = createStore<{ now: StartState }>({ now: { kind: 'opening' } })
  const client = createStudioClient()
  const run = async (): Promise<void> => {
    state.set({ now: { kind: 'opening' } })
    const hasNoMachine = [isInstantGame, isSharedGame, isFishing, isRoomGame].some((is) => is(launch.gameId))
    const early = hasNoMachine ? undefined : loadMachine()
    early?.catch(() => {}) // told below, once the session is known
    const entered = await enter(client, launch)
    if (!entered.ok) {
      if (entered.code === 'SESSION_EXPIRED') forgetSession(tabStorage, launch.gameId)
      const code = entered.code === 'TOO_MANY_REQUESTS' ? 'TOO_MANY_LAUNCHES' : entered.code
      return state.set({ now: { kind: 'stopped', code } })
    }
    const { opened: value, studio, watchedId } = entered.value
    if (watchedId === undefined) portal.settle(value)
    onOpened(value)
    try {
      const sound = createSoundDesk(document)
      const parts = { studio, portal, sound, tab: tabStorage, device: deviceStorage, isCalm }
      const now =
        value.kind === 'room'
          ? await setUpRooms({ ...parts, opened: value })
          : await playing(value, withLimits(value, { ...parts, isWatched: watchedId !== undefined }), early)
      state.set({ now: { ...now, watchedId } })
    } catch (error) {
      reportError(error)
      const isDrawn = value.kind === 'slot' || value.kind === 'fishing'
      state.set({ now: { kind: 'stopped', code: isDrawn && !hasWebGl() ? 'NO_GRAPHICS' : 'OFFLINE' } })
    }
  }
  return { state, run }
}

interface Entered extends Watched {
  opened: FrameOpen
  studio: StudioClient
}

/** A session to play in, or one round behind glass. */
async function enter(client: StudioClient, launch: Launch): Promise<Outcome<Entered>> {
  if (launch.replayTicket === undefined) {
    const opened = await openSession(client, tabStorage, launch)
    return opened.ok ? { ok: true, value: { opened: opened.value, studio: client } } : opened
  }
  const replay = await openReplay(client, launch.replayTicket)
  if (!replay.ok) return replay
  const { opened, studio, roundId } = replay.value
  return { ok: true, value: { opened, studio, watchedId: roundId } }
}

type Parts = Omit<ConstructorParameters<typeof Game>[0], 'machine'>
type CommonParts = Omit<Parts, 'opened'> & { isWatched: boolean }
type Machine = ReturnType<typeof loadMachine>

/** What the player may stake now, followed while he plays. */
function withLimits(opened: OpenAnswer, parts: Omit<CommonParts, 'limits'>): CommonParts {
  const limits = createLimits(opened, parts.studio)
  if (!parts.isWatched) followLimits(limits)
  return { ...parts, limits }
}

/** A room has no stakes of its own: its rules say what may be played. Its code comes with its first launch. */
async function setUpRooms(parts: RoomParts): Promise<Playing> {
  const { setUpRoom } = await import('../rooms/set-up-room.tsx')
  return { kind: 'room', screen: await setUpRoom(parts) }
}

async function playing(opened: OpenAnswer, parts: CommonParts, early: Machine | undefined): Promise<Playing> {
  switch (opened.kind) {
    case 'slot':
      return setUp({ ...parts, opened }, early ?? loadMachine())
    case 'instant':
      return setUpInstant(opened, parts)
    case 'shared':
      return { kind: 'shared', ...(await setUpShared({ ...parts, opened })) }
    case 'fishing':
      return setUpSea({ ...parts, opened })
  }
}

async function setUp(parts: Parts, machineModule: Machine): Promise<Playing> {
  const { opened } = parts
  const model = await loadSlotModel(opened.modelId, opened.modelVersion)
  if (!model) throw new Error(`model ${opened.modelId} version ${opened.modelVersion} is not known to this client`)
  const theme = themeOr(opened.theme)
  const arriving = loadScenery(opened.gameId, model)
  const [scenery, { Machine }] = await Promise.all([Promise.race([arriving, lateAfter(sceneryMsMax)]), machineModule])
  const images = scenery?.images ?? (await loadSymbolImages(theme, model))
  const canvas = document.createElement('canvas')
  const machine = await Machine.create({ canvas, model, theme, images, scenery })
  const game = new Game({ ...parts, machine })
  game.begin()
  if (!scenery) void arriving.then((late) => late && machine.adopt(late))
  return { kind: 'ready', game, canvas }
}

/** Games of one player have no machine: their code comes with their first launch. */
async function setUpInstant(opened: InstantOpenAnswer, parts: Omit<InstantParts, 'opened' | 'view'>): Promise<Playing> {
  const { startInstant, InstantFrame } = await import('../instant/start-instant.ts')
  const play = await startInstant({ ...parts, opened })
  return { kind: 'instant', play, Frame: InstantFrame }
}

/** A sea has its own machine; its code comes with its first launch. */
async function setUpSea(parts: Omit<FishingParts, 'sea' | 'labelOf'>): Promise<Playing> {
  const { setUpFishing } = await import('../fishing/set-up-fishing.tsx')
  return { kind: 'shared', ...(await setUpFishing(parts)) }
}

/** Pictures that nobody saw before are drawn as they are asked for. The game begins without them, and takes them as they come. */
const sceneryMsMax = 2_500

const lateAfter = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))

const isCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'calm'

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null
