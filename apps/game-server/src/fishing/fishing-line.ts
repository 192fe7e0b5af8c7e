import type { Server as HttpServer } from 'node:http'
import { fishingLinePath } from '@fairground/contract/studio'
import { openSocketServer } from '@fairground/edge'
import { FrameSeats, findSession, type Leases, type Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { FishingLine, fishingTitleOf } from './fishing-frame.ts'
import { FishingRooms } from './fishing-rooms.ts'
import { touchSeats } from './room-store.ts'
import { startSweep } from './sweep.ts'

const touchMs = 20_000

interface Data {
  session: Session
}

/** The line of frames in fishing rooms: see `fishingCalls` of the contract. */
export async function startFishingLine(context: AppContext, server: HttpServer, leases: Leases) {
  const { io, close } = openSocketServer<Data>({
    server,
    path: fishingLinePath,
    isOwnPage: ({ headers }) => headers.origin === context.config.url,
    trustedProxies: context.config.trustedProxies,
    isLimited: context.config.hasLimits,
  })
  const rooms = new FishingRooms(context, leases)
  await rooms.start()
  const frames = new FrameSeats(context)
  const lines = new Set<FishingLine>()
  io.use((socket, next) => {
    admit(context, socket.handshake.auth).then(
      (session) => {
        if (!session) return next(new Error('SESSION_EXPIRED'))
        Object.assign(socket.data, { session } satisfies Data)
        return next()
      },
      (error: unknown) => {
        context.log.error({ err: error }, 'a frame could not be let in')
        next(new Error('SYSTEM_ERROR'))
      },
    )
  })
  io.on('connection', (socket) => {
    const { session } = socket.data
    frames.take(socket, session.sessionId)
    const line = new FishingLine(context, { socket, session, rooms })
    lines.add(line)
    line.serve()
    socket.on('disconnect', () => {
      lines.delete(line)
      void line.lose()
    })
  })
  const touching = setInterval(() => {
    const seated = [...lines].filter(({ isSeated }) => isSeated).map(({ lineId }) => lineId)
    touchSeats(context.db, seated, context.clock.now()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'seats could not be kept'),
    )
  }, touchMs).unref()
  const sweep = startSweep(context, { leases, rooms })
  return {
    async stop() {
      clearInterval(touching)
      await sweep.stop()
      frames.stop()
      close()
      await rooms.stop()
    },
  }
}

async function admit(context: AppContext, auth: Record<string, unknown>): Promise<Session | undefined> {
  const session = typeof auth.session === 'string' ? await findSession(context, auth.session) : undefined
  return session && fishingTitleOf(context, session) ? session : undefined
}
