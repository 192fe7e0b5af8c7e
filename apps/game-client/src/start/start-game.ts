import type { OpenAnswer, SoloOpenAnswer } from '@fairground/contract/studio'
import { findSlotModel } from '@fairground/game-rules/slots'
import type { PortalPage } from '../frame/portal-page.ts'
import { deviceStorage, tabStorage } from '../lib/safe-storage.ts'
import { createStore, type Store } from '../lib/store.ts'
import { Game } from '../play/game.ts'
import { loadSymbolImages, themeOr } from '../reels/symbol-images.ts'
import type { StopCode } from '../screens/refusal-text.ts'
import type { Launch } from '../session/launch.ts'
import { forgetSession, openSession } from '../session/open-session.ts'
import type { SoloFrame as SoloFrameComponent } from '../solo/solo-frame.tsx'
import type { SoloParts } from '../solo/solo-parts.ts'
import type { SoloPlay } from '../solo/solo-play.ts'
import { isSoloGame } from '../solo/solo-screens.ts'
import { createSoundDesk } from '../sound/sound-desk.ts'
import { createStudioClient } from '../studio/studio-client.ts'

export type StartState =
  | { kind: 'opening' }
  | { kind: 'stopped'; code: StopCode }
  | { kind: 'ready'; game: Game; canvas: HTMLCanvasElement }
  | { kind: 'solo'; play: SoloPlay; Frame: SoloFrame }

export interface Start {
  state: Store<{ now: StartState }>
  /** Opens the game, or tries it again. */
  run(): Promise<void>
}

type SoloFrame = typeof SoloFrameComponent

const loadMachine = () => import('../machine/machine.ts')

/** Session, pictures and machine are fetched at the same time; the first spin waits for the slowest of them only. */
export function createStart(launch: Launch, portal: PortalPage, onOpened: (opened: OpenAnswer) => void): Start {
  const state = createStore<{ now: StartState }>({ now: { kind: 'opening' } })
  const studio = createStudioClient()
  const run = async (): Promise<void> => {
    state.set({ now: { kind: 'opening' } })
    const early = isSoloGame(launch.gameId) ? undefined : loadMachine()
    early?.catch(() => {}) // told below, once the session is known
    const opened = await openSession(studio, tabStorage, launch)
    if (!opened.ok) {
      if (opened.code === 'SESSION_EXPIRED') forgetSession(tabStorage, launch.gameId)
      return state.set({ now: { kind: 'stopped', code: opened.code } })
    }
    portal.settle(opened.value)
    onOpened(opened.value)
    try {
      const sound = createSoundDesk(document)
      const parts = { studio, portal, sound, tab: tabStorage, device: deviceStorage, isCalm }
      const { value } = opened
      state.set({
        now:
          value.kind === 'slot'
            ? await setUp({ ...parts, opened: value }, early ?? loadMachine())
            : await setUpSolo(value, parts),
      })
    } catch (error) {
      reportError(error)
      const isDrawn = opened.value.kind === 'slot'
      state.set({ now: { kind: 'stopped', code: isDrawn && !hasWebGl() ? 'NO_GRAPHICS' : 'OFFLINE' } })
    }
  }
  return { state, run }
}

type Parts = Omit<ConstructorParameters<typeof Game>[0], 'machine'>

async function setUp(parts: Parts, machineModule: ReturnType<typeof loadMachine>): Promise<StartState> {
  const { opened } = parts
  const model = findSlotModel(opened.modelId, opened.modelVersion)
  if (!model) throw new Error(`model ${opened.modelId} version ${opened.modelVersion} is not known to this client`)
  const theme = themeOr(opened.theme)
  const [images, { Machine }] = await Promise.all([loadSymbolImages(theme, model), machineModule])
  const canvas = document.createElement('canvas')
  const machine = await Machine.create({ canvas, model, theme, images })
  const game = new Game({ ...parts, machine })
  game.begin()
  return { kind: 'ready', game, canvas }
}

/** Games of one player have no machine: their code comes with their first launch. */
async function setUpSolo(opened: SoloOpenAnswer, parts: Omit<SoloParts, 'opened' | 'view'>): Promise<StartState> {
  const { startSolo, SoloFrame } = await import('../solo/start-solo.ts')
  const play = await startSolo({ ...parts, opened })
  return { kind: 'solo', play, Frame: SoloFrame }
}

const isCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'calm'

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null
