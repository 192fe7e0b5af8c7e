import { createPublicKey, verify } from 'node:crypto'
import { type DeviceReading, readingText } from '@fairground/contract/studio'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { DeviceRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { findDevice, holdRound, isDeviceInUse, listDevices } from './dealer-store.ts'
import { openIncident } from './incidents.ts'
import { type ReadingAnswer, takeReading } from './take-reading.ts'

/** Without a heartbeat for so long a device is faulty. */
const silentMsMax = 6_000

export type SignedReading = DeviceReading & { sig: string }

/** Whether a text was signed by the key of the device. */
export function isSignedBy({ public_key }: Pick<DeviceRow, 'public_key'>, text: string, sig: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(sig, 'base64url'))
  } catch {
    return false
  }
}

export type DeviceAnswer =
  | { type: 'accepted'; seq: number; state: 'confirmed' | 'waiting' }
  | { type: 'refused'; seq: number; why: string }

const percentOfBp = 10_000

/**
 * A reading of a device: its signature and its place in the sequence are checked first. The same one again is answered as
 * before and changes nothing; after a gap nobody knows what is missing, and the round is paused.
 */
export function readByDevice(context: AppContext, deviceId: string, reading: SignedReading): Promise<DeviceAnswer> {
  const { seq } = reading
  const refused = (why: string): DeviceAnswer => ({ type: 'refused', seq, why })
  return transact(context.db, async (tx) => {
    await holdRound(tx, reading.tableId)
    const device = await findDevice(tx, deviceId)
    if (device?.table_id !== reading.tableId) return refused('NOT_OF_TABLE')
    if (!isDeviceInUse(device)) return refused('NOT_IN_USE')
    if (!isSignedBy(device, readingText(reading), reading.sig)) return refused('BAD_SIGNATURE')
    if (seq <= device.last_seq) return earlierAnswer(tx, deviceId, reading)
    if (seq > device.last_seq + 1) {
      await fault(context, tx, { tableId: reading.tableId, deviceId, kind: 'out-of-order', code: 'SEQ_GAP' })
      return refused('SEQ_GAP')
    }
    await tx
      .updateTable('devices')
      .set({ last_seq: seq, seen_at: context.clock.now() })
      .where('device_id', '=', deviceId)
      .execute()
    const answer = await takeReading(context, tx, {
      ...{ tableId: reading.tableId, sharedRoundId: reading.roundId, step: reading.step },
      ...{ value: reading.value, cardId: reading.id, confidenceBp: Math.floor(reading.confidence * percentOfBp) },
      device: { deviceId, seq, signature: reading.sig },
    })
    return answerOf(seq, answer)
  })
}

const answerOf = (seq: number, answer: ReadingAnswer): DeviceAnswer =>
  answer.state === 'refused'
    ? { type: 'refused', seq, why: answer.code }
    : { type: 'accepted', seq, state: answer.state }

async function earlierAnswer(tx: Tx, deviceId: string, { seq, sig }: SignedReading): Promise<DeviceAnswer> {
  const row = await tx
    .selectFrom('readings')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (row?.signature !== sig) return { type: 'refused', seq, why: 'SEQ_USED' }
  if (row.code !== null) return { type: 'refused', seq, why: row.code }
  if (row.state === 'differs') return { type: 'refused', seq, why: 'DIFFERS' }
  return { type: 'accepted', seq, state: row.state === 'confirmed' ? 'confirmed' : 'waiting' }
}

/** A device says that something is wrong with it, or is found to be so. */
export async function fault(
  context: AppContext,
  tx: Tx,
  { tableId, deviceId, kind, code }: { tableId: string; deviceId: string; kind: FaultKind; code: string },
): Promise<void> {
  const held = await holdRound(tx, tableId)
  await openIncident(context, tx, { tableId, round: held?.round, kind, facts: { code }, by: deviceId, deviceId })
}
type FaultKind = 'out-of-order' | 'device-dead'

/** Devices that have gone silent while cards are dealt: from here on two people type. */
export async function watchDevices(context: AppContext, tableId: string, round: SharedRoundRow): Promise<void> {
  const silentSince = context.clock.now().getTime() - silentMsMax
  const devices = await listDevices(context.db, tableId)
  const silent = devices.filter(
    ({ seen_at, faulted_at }) => seen_at !== null && faulted_at === null && seen_at.getTime() < silentSince,
  )
  if (silent.length === 0) return
  await transact(context.db, async (tx) => {
    for (const { device_id: deviceId } of silent) {
      const { numUpdatedRows } = await tx
        .updateTable('devices')
        .set({ faulted_at: context.clock.now() })
        .where('device_id', '=', deviceId)
        .where('faulted_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) continue
      const incident = { kind: 'device-dead', facts: { code: 'SILENT' }, by: 'controller', deviceId } as const
      await openIncident(context, tx, { tableId, round, ...incident })
    }
  })
}
