import { expect, test } from 'vitest'
import { agentPages } from './agent-pages.ts'
import { isMemberPage, memberPages, memberPagesOf } from './member-pages.ts'

test('[R9.15] the menu of members has 14 entries, one more where there are levels, and that of agents 12', () => {
  expect(memberPagesOf(false)).toHaveLength(14)
  expect(memberPagesOf(undefined)).toHaveLength(14)
  expect(memberPagesOf(true).filter(({ key }) => key !== 'vip')).toEqual(memberPagesOf(false))
  expect(agentPages).toHaveLength(12)
})

test('every entry is a page of its own', () => {
  expect(new Set(memberPages.map(({ key }) => key)).size).toBe(memberPages.length)
  expect(memberPages.every(({ key }) => isMemberPage(key))).toBe(true)
  expect(isMemberPage('nothing')).toBe(false)
})
