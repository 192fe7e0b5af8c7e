import { type DeviceReading, deviceLinePath, helloText, readingText } from '@fairground/contract/studio'
import { io } from 'socket.io-client'
import * as z from 'zod'
import type { CameraKey } from './camera-key.ts'

const heartbeatMs = 2_000
const firmware = 'camera-page/1'

const Ready = z.object({ seq: z.number().int() })
const Expected = z.object({ roundId: z.string(), step: z.number().int(), what: z.string() })
export type Expected = z.infer<typeof Expected>
const Answer = z.object({ seq: z.number().int(), state: z.string().optional(), why: z.string().optional() })

interface Parts {
  key: CameraKey
  tableId: string
  /** The server's time. */
  nowMs(): number
  onLine(isOn: boolean): void
  onExpected(expected: Expected): void
  /** `confirmed`, `waiting`, or why not. */
  onAnswer(told: DeviceReading, result: string): void
}

/** The line of this camera to its table: signs in with its key, and tells one card after the other without gaps. */
export class CameraLine {
  private readonly parts: Parts
  private readonly socket: ReturnType<typeof io>
  private seq = 0
  private pending: (DeviceReading & { sig: string }) | undefined
  private isTelling = false
  private readonly beating: ReturnType<typeof setInterval>

  constructor(parts: Parts) {
    this.parts = parts
    const { key, tableId } = parts
    this.socket = io({
      ...{ path: deviceLinePath, transports: ['websocket'], reconnectionDelayMax: 3_000 },
      auth: (give) => {
        const hello = { deviceId: key.deviceId, tableId, firmware, at: this.now() }
        void key.sign(helloText(hello)).then((sig) => give({ ...hello, sig }))
      },
    })
    this.listen()
    this.beating = setInterval(() => this.socket.connected && this.socket.emit('heartbeat'), heartbeatMs)
  }

  get isBusy(): boolean {
    return this.isTelling || this.pending !== undefined
  }

  /** One card, for one step; the answer comes by `onAnswer`. */
  async tell(id: string, confidence: number, { roundId, step }: Pick<Expected, 'roundId' | 'step'>): Promise<void> {
    if (this.isBusy || !this.socket.connected) return
    this.isTelling = true
    const { key, tableId } = this.parts
    const reading = { tableId, roundId, step, id, confidence, at: this.now(), seq: this.seq + 1 }
    this.pending = { ...reading, sig: await key.sign(readingText(reading)) }
    this.isTelling = false
    this.sendPending()
  }

  /** The picture is gone: the table goes on by hand. */
  fault(code: string): void {
    this.socket.emit('fault', { code })
  }

  leave(): void {
    clearInterval(this.beating)
    this.socket.close()
  }

  private listen(): void {
    const { onLine, onExpected } = this.parts
    this.socket.on('connect', () => onLine(true))
    this.socket.on('disconnect', () => onLine(false))
    // Refused before it was confirmed, or after a pause of the server: asked again until the page is left.
    this.socket.on('connect_error', () => {
      onLine(false)
      if (!this.socket.active) setTimeout(() => this.socket.connect(), heartbeatMs)
    })
    this.socket.on('ready', (told) => {
      const { data } = Ready.safeParse(told)
      if (!data) return
      this.seq = data.seq
      // Whether it was heard is not known: the same reading again is answered as before, and counted once.
      this.sendPending()
    })
    this.socket.on('expect', (told) => {
      const { data } = Expected.safeParse(told)
      if (data) onExpected(data)
    })
    for (const event of ['accepted', 'refused'] as const) this.socket.on(event, (told) => this.hear(told))
  }

  private sendPending(): void {
    if (this.pending && this.socket.connected) this.socket.emit('reading', this.pending)
  }

  private hear(told: unknown): void {
    const { data } = Answer.safeParse(told)
    const { pending } = this
    if (!data || data.seq !== pending?.seq) return
    this.seq = Math.max(this.seq, data.seq)
    this.pending = undefined
    this.parts.onAnswer(pending, data.state ?? data.why ?? 'refused')
  }

  private now = (): string => new Date(this.parts.nowMs()).toISOString()
}
