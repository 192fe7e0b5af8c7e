import { expect, test } from 'vitest'
import { Reader } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)

test('nobody decides results alone: a device counts when another person has confirmed it, until it is removed', async () => {
  await w.table.until('running')
  const reader = new Reader(studio, 'reader-own')
  const { deviceId, publicKey } = reader
  expect(await w.pit.do({ act: 'add-device', deviceId, kind: 'barcode', publicKey })).toBe('done')
  const stateFor = async (desk: typeof w.pit) => (await desk.view()).devices.find((one) => one.deviceId === deviceId)
  expect(await stateFor(w.pit)).toMatchObject({ state: 'unconfirmed', isMine: true })
  expect(await stateFor(w.dealer)).toMatchObject({ state: 'unconfirmed', isMine: false })
  const reading = await reader.signed(0, { id: w.idOf('2c') }, { confidence: 1 })
  expect(await reader.send(reading)).toMatchObject({ type: 'refused', why: 'NOT_IN_USE' })
  expect(await w.pit.do({ act: 'confirm-device', deviceId })).toBe('OTHER_PERSON_NEEDED')
  expect(await reader.send(reading)).toMatchObject({ why: 'NOT_IN_USE' })
  expect(await w.dealer.do({ act: 'confirm-device', deviceId })).toBe('done')
  expect(await reader.send(reading)).toMatchObject({ type: 'accepted', state: 'confirmed' })
  expect(await w.dealer.do({ act: 'remove-device', deviceId })).toBe('SUPERVISOR_NEEDED')
  expect(await w.pit.do({ act: 'remove-device', deviceId })).toBe('done')
  expect(await reader.read(1, { id: w.idOf('Ks') })).toMatchObject({ type: 'refused', why: 'NOT_IN_USE' })
  expect(await stateFor(w.pit)).toBeUndefined()
  expect(await w.dealer.do({ act: 'confirm-device', deviceId })).toBe('NO_DEVICE')
  expect(await w.pit.do({ act: 'add-device', deviceId, kind: 'barcode', publicKey })).toBe('DEVICE_KNOWN')
})

test('whoever added a device cannot confirm it past the desk either', async () => {
  const wish = w.owner.query('update studio.devices set confirmed_by = added_by, confirmed_at = now()')
  await expect(wish).rejects.toThrow('devices_by_two')
})
