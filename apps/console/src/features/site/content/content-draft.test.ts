import type { ContentItem } from '@fairground/contract'
import { expect, test } from 'vitest'
import { draftOf, isSame, slugFrom, untranslated } from './content-draft.ts'

const item: ContentItem = {
  contentId: 'ann_1',
  state: 'shown',
  revision: 3,
  changedAt: '2026-11-21T12:00:00Z',
  type: 'B',
  groupName: 'w_home',
  texts: { vi: { title: 'Tin', body: 'x' }, en: { title: 'News', body: 'x' } },
  audience: 'all',
  linkageType: 'none',
  url: '',
  sort: 1,
}

test('a new piece fits its type, and the form of one that exists begins with what it is', () => {
  expect(draftOf('PU', undefined)).toMatchObject({ type: 'PU', execution: 'B', audience: 'all' })
  expect(draftOf('PL', undefined)).toMatchObject({
    audience: 'members',
    texts: { vi: { title: '' }, en: { title: '' } },
  })
  expect(draftOf('B', item)).not.toHaveProperty('revision')
})

test('a change counts once it differs, whatever the order of its parts', () => {
  const draft = draftOf('B', item)
  const { url, type, ...rest } = draft
  expect(isSame(draft, { ...rest, url, type, promotionType: undefined })).toBe(true)
  expect(isSame(draft, { ...draft, sort: 2 })).toBe(false)
})

test('the address of a new post follows its title, that of a page there is one of is fixed; missing languages are named', () => {
  const post = draftOf('blog', undefined)
  expect(slugFrom({ ...post, texts: { vi: { title: 'Đổi cách tính RTP', body: '' } } })).toBe('doi-cach-tinh-rtp')
  expect(slugFrom(draftOf('iosGuide', undefined))).toBe('iosguide')
  expect(draftOf('H', undefined).slug).toBeUndefined()
  expect(untranslated({ texts: { vi: { title: 'Tin', body: 'x' } } })).toEqual(['en'])
})
