import type { DeskAct } from '@fairground/contract/studio'
import type { DeviceRow } from '../db/schema.ts'
import { findDevice } from './dealer-store.ts'
import { isOnePerson, isSupervisor } from './desk-session.ts'
import type { DeskWish as Wish } from './record-act.ts'

type ActOf<Name extends DeskAct['act']> = Extract<DeskAct, { act: Name }>

/** A device decides results: it counts for nothing before another person has confirmed it. */
export async function addDevice({ context, tx, staff }: Wish, act: ActOf<'add-device'>): Promise<string> {
  if (!isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('devices')
    .values({
      ...{ device_id: act.deviceId, table_id: staff.tableId, kind: act.kind, public_key: act.publicKey },
      ...{ firmware: null, seen_at: null, faulted_at: null },
      ...{ added_by: staff.staffId, added_at: context.clock.now() },
      ...{ confirmed_by: null, confirmed_at: null, removed_by: null, removed_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 0n ? 'DEVICE_KNOWN' : 'done'
}

export async function confirmDevice(wish: Wish, { deviceId }: ActOf<'confirm-device'>): Promise<string> {
  const { context, tx, staff } = wish
  const device = await deviceOf(wish, deviceId)
  if (!device) return 'NO_DEVICE'
  if (isOnePerson(staff, device.added_by)) return 'OTHER_PERSON_NEEDED'
  await tx
    .updateTable('devices')
    .set({ confirmed_by: staff.staffId, confirmed_at: context.clock.now() })
    .where('device_id', '=', deviceId)
    .where('confirmed_at', 'is', null)
    .execute()
  return 'done'
}

/** Its row and its id stay with what it told; a device comes back under another id. */
export async function removeDevice(wish: Wish, { deviceId }: ActOf<'remove-device'>): Promise<string> {
  const { context, tx, staff } = wish
  if (!isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  if (!(await deviceOf(wish, deviceId))) return 'NO_DEVICE'
  await tx
    .updateTable('devices')
    .set({ removed_by: staff.staffId, removed_at: context.clock.now() })
    .where('device_id', '=', deviceId)
    .execute()
  return 'done'
}

async function deviceOf({ tx, staff }: Wish, deviceId: string): Promise<DeviceRow | undefined> {
  const device = await findDevice(tx, deviceId)
  return device?.table_id === staff.tableId && device.removed_at === null ? device : undefined
}
