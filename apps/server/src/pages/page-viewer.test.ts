import { expect, test } from 'vitest'
import { viewerOf } from './page-viewer.ts'

const offer = { languages: ['vi', 'en'], defaultLanguage: 'vi', themeDefault: 'dark' } as const
const viewer = (headers: Record<string, string>, url = '/') => viewerOf({ headers, url }, offer)

test('a browser that was never here gets the language and theme of the site, or those of the link it followed', () => {
  expect(viewer({})).toEqual({ language: 'vi', theme: 'dark', isWide: true })
  expect(viewer({}, '/guide?lang=en')).toMatchObject({ language: 'en' })
  expect(viewer({}, '/guide?lang=ar')).toMatchObject({ language: 'vi' })
})

test('one that was here gets what it was left in, whatever the link says', () => {
  expect(viewer({ cookie: 'a=b; viewer=en.light.narrow' }, '/?lang=vi')).toEqual({
    language: 'en',
    theme: 'light',
    isWide: false,
  })
  expect(viewer({ cookie: 'viewer=ar.light.wide' })).toMatchObject({ language: 'vi', theme: 'light' })
})

test('a phone is known by what its browser says', () => {
  expect(viewer({ 'sec-ch-ua-mobile': '?1' })?.isWide).toBe(false)
  expect(viewer({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' })?.isWide).toBe(false)
})

test('who was signed in has no page of a visitor, and an odd mark counts for nothing', () => {
  expect(viewer({ cookie: 'viewer=vi.dark.wide.member' })).toBeUndefined()
  expect(viewer({ cookie: 'viewer=%E0%A4%A.dark.wide' })).toMatchObject({ language: 'vi' })
})
