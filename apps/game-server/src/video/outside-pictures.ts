import { videoPaths } from '@fairground/contract/studio'
import * as z from 'zod'
import type { AppContext } from '../context.ts'
import { keepOutsideRecording } from '../recordings/recording-store.ts'
import { type MediaDoors, outsideOf } from './media-doors.ts'
import { endOutside, offerOutside, type Probe, probeOutside } from './outside-server.ts'
import { endPicture, findPicture, sawPicture } from './picture-store.ts'
import type { VideoTicket } from './video-tickets.ts'

const purpose = 'video-session'
const probesMs = 2_000
/** A picture of which nobody has told for so long is not there. */
const silentMs = 5_000

const SealedSession = z.object({
  kind: z.enum(['publish', 'play']),
  tableId: z.string(),
  of: z.string(),
  /** The server that was named then. */
  whip: z.string(),
  url: z.string(),
})
type SealedSession = z.infer<typeof SealedSession>

type Done = { location: string; answer: string } | 'off' | 'full' | 'bad'

/**
 * Pictures that go past the studio. It asks for them itself, so that no page gets the secret of the server; what it has to
 * know of a session later is sealed into its address, so that any process can end it.
 */
export class OutsidePictures {
  private readonly context: AppContext
  private readonly probes = new Map<string, { atMs: number; risesAtMs: number; bytes: number; probe: Promise<Probe> }>()

  constructor(context: AppContext) {
    this.context = context
  }

  async begin(
    { kind, tableId, of }: VideoTicket & { kind: 'publish' | 'play' },
    doors: MediaDoors,
    offer: string,
  ): Promise<Done> {
    const url = kind === 'publish' ? doors.whip : doors.whep
    const done = await offerOutside({ url, token: this.context.config.mediaTokens[kind], offer })
    if (typeof done === 'string') return done
    const session: SealedSession = { kind, tableId, of, whip: doors.whip, url: done.location }
    const sealed = this.context.secrets.seal(purpose, JSON.stringify(session))
    return { location: `${videoPaths.outside}?${new URLSearchParams({ session: sealed })}`, answer: done.answer }
  }

  /** Whether somebody told of the picture of this shift just now. */
  async isLive(tableId: string, shiftId: string): Promise<boolean> {
    const picture = await findPicture(this.context.db, { table_id: tableId, shift_id: shiftId })
    return !!picture && picture.seen_at.getTime() > this.context.clock.now().getTime() - silentMs
  }

  /**
   * The desk says that its picture goes on. That counts while the server agrees, as far as it can be asked, and ends the
   * session when its shift is over or the table has another server. False: there is nothing to go on with.
   */
  async seen(location: string, tableId: string, shiftId: string | undefined): Promise<boolean> {
    const session = this.open(new URL(location, 'http://studio').searchParams.get('session') ?? '')
    if (session?.kind !== 'publish' || session.tableId !== tableId) return false
    const doors = outsideOf(this.context, tableId)
    if (session.of !== shiftId || doors?.whip !== session.whip) {
      await endOutside(session.url, this.context.config.mediaTokens.publish)
      return false
    }
    if (!(await this.comes(tableId, doors))) return true
    const now = this.context.clock.now()
    await sawPicture(this.context.db, { table_id: tableId, shift_id: shiftId, seen_at: now })
    if (doors.recordings) await keepOutsideRecording(this.context, tableId, doors.recordings)
    return true
  }

  /** False: it is none of ours. */
  async end(sealed: string): Promise<boolean> {
    const session = this.open(sealed)
    if (!session) return false
    await endOutside(session.url, this.context.config.mediaTokens[session.kind])
    if (session.kind === 'publish') await endPicture(this.context.db, session.tableId, session.of)
    return true
  }

  /** A server that counts what comes has to count more. */
  private async comes(tableId: string, doors: MediaDoors): Promise<boolean> {
    const nowMs = performance.now()
    const last = this.probes.get(tableId)
    if (last && nowMs - last.atMs < probesMs) {
      return (await last.probe).isGood && nowMs - last.risesAtMs < silentMs
    }
    const now = {
      atMs: nowMs,
      risesAtMs: last?.risesAtMs ?? nowMs,
      bytes: last?.bytes ?? -1,
      probe: probeOutside(doors),
    }
    this.probes.set(tableId, now)
    const { isGood, bytes } = await now.probe
    if (bytes === undefined || bytes !== now.bytes) Object.assign(now, { risesAtMs: nowMs, bytes: bytes ?? -1 })
    return isGood && nowMs - now.risesAtMs < silentMs
  }

  private open(sealed: string): SealedSession | undefined {
    try {
      return SealedSession.parse(JSON.parse(this.context.secrets.open(purpose, sealed)))
    } catch {
      return undefined
    }
  }
}
