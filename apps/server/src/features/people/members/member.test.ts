import { expect, test } from 'vitest'
import { type Member, restore, suspend } from './member.ts'
import { maskName } from './profile/payee-name.ts'

const conflict = { refused: 'STATE_CONFLICT' }

test.each([
  { status: 'active', suspended: { status: 'suspended' }, restored: conflict },
  { status: 'suspended', suspended: conflict, restored: { status: 'active' } },
  { status: 'closed', suspended: conflict, restored: conflict },
] as const)('a member that is $status', ({ status, suspended, restored }) => {
  const member = { status } as Member
  expect(suspend(member)).toEqual(suspended)
  expect(restore(member)).toEqual(restored)
})

test('a name is masked to its first letters, whatever its alphabet', () => {
  expect(maskName('NGUYEN  VAN An')).toBe('N*** V*** A***')
  expect(maskName('𠮷田 太郎')).toBe('𠮷*** 太***')
})
