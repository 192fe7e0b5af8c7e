import { balanceKinds } from '@fairground/contract'
import { expect, test } from 'vitest'
import { namedTransferKinds, recordKindOf, transferKindsOf } from './transfer-kinds.ts'

test('every name of the account record covers the kinds shown under it', () => {
  for (const kind of balanceKinds) {
    for (const transferKind of transferKindsOf(kind) ?? []) expect(recordKindOf(transferKind)).toBe(kind)
  }
  expect(balanceKinds.flatMap((kind) => transferKindsOf(kind) ?? []).sort()).toEqual([...namedTransferKinds].sort())
})

test('a kind without a name is an adjustment', () => {
  expect(recordKindOf('correction')).toBe('adjustment')
  expect(recordKindOf('toString')).toBe('adjustment')
  expect(transferKindsOf('adjustment')).toBeUndefined()
})
