import type { DeskView } from '@fairground/contract/studio'
import { createStore, type Store } from '@fairground/vendor-ui'
import type { Desk } from '../desk.ts'
import { type CameraKey, newCameraKey, openCameraKey } from './camera-key.ts'
import { CameraLine, type Expected } from './camera-line.ts'
import { type Picture, readPicture } from './code-reader.ts'
import { CodeWatch, type Seen } from './code-watch.ts'

const lookMs = 100
const stillMsMax = 3_000

export interface CameraState {
  picture: 'asking' | 'on' | 'refused' | 'missing' | 'lost' | 'unable'
  deviceId: string
  publicKey: string
  isOnline: boolean
  expected: Expected | undefined
  seen: Seen
  shown: Picture | undefined
  last: { id: string; result: string; atMs: number } | undefined
}

/** A camera over a table: reads cards from its picture and tells the one that is expected. */
export class Camera {
  readonly screen: Store<CameraState> = createStore<CameraState>({
    ...{ picture: 'asking', deviceId: '', publicKey: '', isOnline: false, seen: { kind: 'none' } },
    ...{ expected: undefined, shown: undefined, last: undefined },
  })
  private readonly desk: Desk
  private readonly watch = new CodeWatch()
  private readonly canvas = new OffscreenCanvas(1, 1)
  private line: CameraLine | undefined
  private stream: MediaStream | undefined
  private video: HTMLVideoElement | undefined
  private wasAtTable = false
  private still = { at: 0, sinceMs: 0 }

  constructor(desk: Desk) {
    this.desk = desk
  }

  private get tableId(): string {
    return this.desk.screen.get().view.tableId
  }

  async start(): Promise<void> {
    try {
      this.use(await openCameraKey(this.tableId))
    } catch {
      this.screen.set({ picture: 'unable' })
      return
    }
    this.desk.screen.subscribe(() => void this.followDevice())
    await this.openPicture()
    void this.lookOn()
  }

  /** Asks for the camera, again if it was refused or lost. */
  async openPicture(): Promise<void> {
    this.screen.set({ picture: 'asking' })
    for (const track of this.stream?.getTracks() ?? []) track.stop()
    try {
      const wanted = { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } }
      this.stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false })
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      this.screen.set({ picture: isRefused ? 'refused' : 'missing' })
      return
    }
    const [track] = this.stream.getVideoTracks()
    track?.addEventListener('ended', () => this.lose())
    this.still = { at: -1, sinceMs: performance.now() }
    this.screen.set({ picture: 'on' })
    this.show(this.video)
  }

  /** The element of the page that shows the picture. */
  show = (video: HTMLVideoElement | null | undefined): void => {
    this.video = video ?? undefined
    if (!video || !this.stream) return
    video.srcObject = this.stream
    void video.play().catch(() => undefined)
  }

  add(): Promise<void> {
    const { deviceId, publicKey } = this.screen.get()
    return this.desk.act({ act: 'add-device', deviceId, kind: 'camera-page', publicKey })
  }

  private use(key: CameraKey): void {
    this.line?.leave()
    const { deviceId, publicKey } = key
    this.screen.set({ deviceId, publicKey, isOnline: false, expected: undefined })
    this.line = new CameraLine({
      ...{ key, tableId: this.tableId, nowMs: this.desk.nowMs },
      onLine: (isOnline) => this.screen.set(isOnline ? { isOnline } : { isOnline, expected: undefined }),
      onExpected: (expected) => this.screen.set({ expected }),
      onAnswer: (told, result) =>
        this.screen.set({
          last: { id: told.id ?? '', result, atMs: this.desk.nowMs() },
          expected: leftAfter(told, this.screen.get().expected),
        }),
    })
  }

  /** Taken away at the desk, it needs a new name before it can be added again. */
  private async followDevice(): Promise<void> {
    const { view } = this.desk.screen.get()
    const isAtTable = view.devices.some(({ deviceId }) => deviceId === this.screen.get().deviceId)
    const wasAtTable = this.wasAtTable
    this.wasAtTable = isAtTable
    if (wasAtTable && !isAtTable) this.use(await newCameraKey(this.tableId))
  }

  private async lookOn(): Promise<void> {
    const read =
      this.video && this.screen.get().picture === 'on' ? await readPicture(this.video, this.canvas) : undefined
    if (this.screen.get().picture === 'on' && this.isStill()) this.lose()
    if (read) this.see(read)
    setTimeout(() => void this.lookOn(), lookMs)
  }

  private see(shown: Picture): void {
    const nowMs = performance.now()
    const seen = this.watch.look(
      shown.codes.map(({ text }) => text),
      nowMs,
    )
    this.screen.set({ seen, shown })
    const target = targetOf(this.screen.get(), this.desk.screen.get())
    if (seen.kind !== 'ready' || !target || !this.line || this.line.isBusy) return
    this.watch.told(seen.id, nowMs)
    void this.line.tell(seen.id, seen.confidence, target)
  }

  /** A camera that was pulled out leaves its last picture on the screen. */
  private isStill(): boolean {
    const nowMs = performance.now()
    const at = this.video?.currentTime ?? 0
    if (at !== this.still.at) this.still = { at, sinceMs: nowMs }
    return nowMs - this.still.sinceMs > stillMsMax
  }

  private lose(): void {
    this.screen.set({ picture: 'lost', seen: { kind: 'none' }, shown: undefined })
    this.line?.fault('CAMERA_LOST')
  }
}

type Table = { view: DeskView; isOver: boolean }

/**
 * The step a card is told for. A card that shows while bets are taken is told too: the table refuses it and stops, as it has
 * to when a card comes before its time.
 */
export function targetOf(
  { isOnline, expected }: Pick<CameraState, 'isOnline' | 'expected'>,
  { view: { round }, isOver }: Table,
): Step | undefined {
  if (!isOnline || isOver || !round || round.pausedFor) return undefined
  if (round.phase === 'betting' || round.phase === 'locked') return { roundId: round.sharedRoundId, step: 0 }
  return expected?.roundId === round.sharedRoundId ? expected : undefined
}

type Step = Pick<Expected, 'roundId' | 'step'>

/** What is still expected after a step was answered: the table may have asked for the next one before. */
export const leftAfter = (told: Step, expected: Expected | undefined): Expected | undefined =>
  expected?.roundId === told.roundId && expected.step === told.step ? undefined : expected
