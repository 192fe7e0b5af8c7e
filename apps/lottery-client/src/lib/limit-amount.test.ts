import { unreadAmount } from '@fairground/money'
import { expect, it } from 'vitest'
import { limitMinorOf } from './limit-amount.ts'

it('reads whole units as well as decimals', () => {
  expect(limitMinorOf('2000000', 'VND')).toBe('200000000')
  expect(limitMinorOf('12.5', 'VND')).toBe('1250')
})

it('lifts a limit for an empty box alone: what cannot be read asks for nothing', () => {
  expect(limitMinorOf('', 'VND')).toBeNull()
  for (const typed of [unreadAmount, '0', '1.234', '-5', 'two']) expect(limitMinorOf(typed, 'VND')).toBeUndefined()
})
