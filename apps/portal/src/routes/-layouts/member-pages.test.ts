import { expect, test } from 'vitest'
import { agentPages } from './agent-pages.ts'
import { isMemberPage, memberMenu, memberPages } from './member-pages.ts'

test('[R9.15] the menu of members has 14 entries, and that of agents 12', () => {
  expect(memberMenu.filter(({ key }) => key !== 'playControl' && key !== 'identity')).toHaveLength(14)
  expect(agentPages).toHaveLength(12)
})

test('the levels are a page without an entry', () => {
  expect(isMemberPage('vip')).toBe(true)
  expect(memberMenu.map(({ key }) => key)).not.toContain('vip')
})

test('every entry is a page of its own', () => {
  expect(new Set(memberPages.map(({ key }) => key)).size).toBe(memberPages.length)
  expect(memberPages.every(({ key }) => isMemberPage(key))).toBe(true)
  expect(isMemberPage('nothing')).toBe(false)
})
