import { expect, it } from 'vitest'
import { modelHash } from './model-hash.ts'
import { findSlotModel, slotModels } from './models/index.ts'
import { lantern20 } from './models/lantern-20.ts'

it('does not depend on the order in which a model is written', () => {
  const reversed = Object.fromEntries(Object.entries(lantern20).reverse()) as typeof lantern20
  expect(modelHash(reversed)).toBe(modelHash(lantern20))
})

it('changes with every number and with the order of a strip', () => {
  const [base, free] = lantern20.reelSets
  const turned = { ...base!, strips: base!.strips.map((strip) => [...strip].reverse()) }
  const changed = [
    { ...lantern20, version: 2 },
    { ...lantern20, winCapX: 4_999 },
    { ...lantern20, pays: { ...lantern20.pays, ten: { 3: 10, 4: 25, 5: 101 } } },
    { ...lantern20, reelSets: [turned, free!] },
  ]
  expect(new Set([lantern20, ...changed].map(modelHash)).size).toBe(5)
})

it('finds a model by id, and an old round’s model by version', () => {
  expect(findSlotModel('lantern-20')).toBe(slotModels.at(-1))
  expect(findSlotModel('lantern-20', 1)).toBe(lantern20)
  expect(findSlotModel('lantern-20', 9)).toBeUndefined()
  expect(findSlotModel('nothing')).toBeUndefined()
})
