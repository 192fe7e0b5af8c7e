import { ToldSteps } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { toldIn } from './told-in.ts'

test('cards are read however they are typed, pockets of a wheel stay numbers', () => {
  expect(toldIn('2c  KS, 10h;a♦')).toEqual(['2c', 'Ks', 'Th', 'Ad'])
  expect(toldIn(' 17 ')).toEqual(['17'])
  expect(toldIn('')).toEqual([])
})

test('three dice are one throw, the lowest first', () => {
  expect(toldIn(' 6,1,4 ')).toEqual(['1,4,6'])
  expect(ToldSteps.safeParse(toldIn('6,1,4')).success).toBe(true)
  expect(toldIn('10h,2c')).toEqual(['Th', '2c'])
})

test('what is no card is left for the studio to refuse, and never longer than it takes', () => {
  expect(toldIn('1d hello-world')).toEqual(['1d', 'hello-wo'])
  expect(toldIn(Array.from({ length: 30 }, () => '2c').join(' '))).toHaveLength(20)
})
