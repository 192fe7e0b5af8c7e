import { slotModels } from '@fairground/game-rules/slots'
import { expect, it } from 'vitest'
import { loadSlotModel } from './load-slot-model.ts'

it('every version of every model is found in a file of its own, and is the same', async () => {
  for (const model of slotModels) expect(await loadSlotModel(model.id, model.version)).toEqual(model)
})

it('knows no other version and no other model', async () => {
  expect(await loadSlotModel('lantern-20', 99)).toBeUndefined()
  expect(await loadSlotModel('index', 1)).toBeUndefined()
})
