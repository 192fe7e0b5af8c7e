import type { Server as HttpServer } from 'node:http'
import { deviceLinePath, helloText } from '@fairground/contract/studio'
import { openSocketServer } from '@fairground/edge'
import { hearChannel, transact } from '@fairground/vendor-kit'
import * as z from 'zod'
import type { AppContext } from '../context.ts'
import type { DeviceRow } from '../db/schema.ts'
import { findOpenShared, type TableNews, tablesChannel } from '../tables/shared-round-store.ts'
import { findDealt, findDevice, isDeviceInUse } from './dealer-store.ts'
import { nextStep, readingsOf } from './dealt-rules.ts'
import { fault, isSignedBy, readByDevice } from './devices.ts'

/** A line is opened by a signature that is not older than this. */
const helloMsMax = 30_000

const Hello = z.object({
  deviceId: z.string().max(40),
  tableId: z.string().max(64),
  firmware: z.string().max(40),
  at: z.iso.datetime({ offset: true }),
  sig: z.string().max(120),
})

const Reading = z.object({
  roundId: z.string().max(64),
  step: z.number().int().min(0).max(20),
  id: z.string().max(40).optional(),
  value: z.string().max(8).optional(),
  confidence: z.number().min(0).max(1),
  at: z.string().max(40),
  seq: z.number().int().min(1).max(2_000_000_000),
  sig: z.string().max(120),
})
const Fault = z.object({ code: z.string().max(40) })

interface Data {
  device: Pick<DeviceRow, 'device_id' | 'table_id' | 'last_seq'>
}

/**
 * The line of readers and sensors: `hello` opens it and is answered `ready` with the last `seq` that was counted, then
 * `heartbeat`, `reading` and `fault` come in, and `expect` goes out whenever the table has moved on. A reading is answered
 * `accepted` or `refused`.
 */
export async function startDeviceLine(context: AppContext, server: HttpServer) {
  const { io, close } = openSocketServer<Data>({
    server,
    path: deviceLinePath,
    // A device is known by its key, and by no page.
    isOwnPage: () => true,
    trustedProxies: context.config.trustedProxies,
    isLimited: context.config.hasLimits,
  })
  io.use((socket, next) => {
    admit(context, socket.handshake.auth).then(
      (device) => {
        if (!device) return next(new Error('NOT_KNOWN'))
        Object.assign(socket.data, { device } satisfies Data)
        return next()
      },
      (error: unknown) => {
        context.log.error({ err: error }, 'a device could not be let in')
        next(new Error('SYSTEM_ERROR'))
      },
    )
  })
  const log = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => context.log.error({ err: error }, 'a device was not heard'))
  // One after the other: what is told last is what holds.
  const telling = new Map<string, Promise<void>>()
  const tellNext = (tableId: string, tell: (expected: object) => void) => {
    const told = (telling.get(tableId) ?? Promise.resolve()).then(() => tellExpected(context, tableId, tell))
    telling.set(
      tableId,
      told.catch(() => undefined),
    )
    log(told)
  }
  io.on('connection', (socket) => {
    const { device_id: deviceId, table_id: tableId, last_seq: seq } = socket.data.device
    socket.emit('ready', { seq })
    log(Promise.resolve(socket.join(tableId)))
    tellNext(tableId, (expected) => socket.emit('expect', expected))
    socket.on('heartbeat', () => log(touch(context, deviceId)))
    socket.on('reading', (told: unknown) => {
      const reading = Reading.safeParse(told)
      if (!reading.success) return void socket.emit('refused', { seq: 0, why: 'BAD_REQUEST' })
      const answering = readByDevice(context, deviceId, { tableId, ...reading.data })
      return log(answering.then(({ type, ...answer }) => socket.emit(type, answer)))
    })
    socket.on('fault', (told: unknown) => {
      const { data } = Fault.safeParse(told)
      if (data) log(failed(context, { deviceId, tableId, code: data.code }))
    })
  })
  const hearing = await hearChannel(context, {
    channel: tablesChannel,
    onNews: (heard) => {
      const { tableId, what } = heard as TableNews
      if (what !== 'table' || (io.sockets.adapter.rooms.get(tableId)?.size ?? 0) === 0) return
      tellNext(tableId, (expected) => io.local.to(tableId).emit('expect', expected))
    },
    onGap: () => {},
  })
  return {
    async stop() {
      await hearing.stop()
      close()
    },
  }
}

/** The device that signs as one of this table, a moment ago. */
async function admit(context: AppContext, auth: unknown): Promise<DeviceRow | undefined> {
  const { data: hello } = Hello.safeParse(auth)
  if (!hello) return undefined
  const device = await findDevice(context.db, hello.deviceId)
  const now = context.clock.now()
  const isFresh = Math.abs(now.getTime() - Date.parse(hello.at)) <= helloMsMax
  if (device?.table_id !== hello.tableId || !isFresh || !isSignedBy(device, helloText(hello), hello.sig))
    return undefined
  if (!isDeviceInUse(device)) return undefined
  await context.db
    .updateTable('devices')
    .set({ firmware: hello.firmware, seen_at: now, faulted_at: null })
    .where('device_id', '=', hello.deviceId)
    .execute()
  return device
}

const touch = ({ db, clock }: AppContext, deviceId: string) =>
  db
    .updateTable('devices')
    .set({ seen_at: clock.now(), faulted_at: null })
    .where('device_id', '=', deviceId)
    .where('removed_at', 'is', null)
    .execute()

const failed = (context: AppContext, { deviceId, tableId, code }: Record<'deviceId' | 'tableId' | 'code', string>) =>
  transact(context.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('devices')
      .set({ faulted_at: context.clock.now() })
      .where('device_id', '=', deviceId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await fault(context, tx, { tableId, deviceId, kind: 'device-dead', code })
  })

/** The step that the rules wait for; nothing while bets are taken, or while the round stands still. */
async function tellExpected(context: AppContext, tableId: string, tell: (expected: object) => void): Promise<void> {
  const round = await findOpenShared(context.db, tableId)
  const dealt = round && (await findDealt(context.db, round.shared_round_id))
  if (round?.state !== 'running' || !dealt || dealt.paused_at) return
  const expected = nextStep(readingsOf(context, tableId), dealt.cards)
  if (expected) tell({ roundId: round.shared_round_id, ...expected })
}
