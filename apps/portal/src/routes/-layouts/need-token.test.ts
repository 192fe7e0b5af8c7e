import { beforeEach, expect, it, vi } from 'vitest'
import { takeWanted } from '../../lib/wanted-page.ts'
import { needToken } from './need-token.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null })
})
const enter = () => needToken({ location: { href: '/lottery?gameCode=x' } })

it('[R2.1.37] with a stored token the guard allows every page', () => {
  kept.set('token', 'abc')
  expect(enter).not.toThrow()
  expect(takeWanted()).toBeUndefined()
})

it('[R2.1.25] without one it redirects to the log-in and remembers the target', () => {
  let thrown: unknown
  try {
    enter()
  } catch (redirected) {
    thrown = redirected
  }
  expect(thrown).toMatchObject({ options: { to: '/login' } })
  expect(takeWanted()).toBe('/lottery?gameCode=x')
})
