import type { EditedContent } from '@fairground/contract'
import { expect, test } from 'vitest'
import { versionChanges } from './version-changes.ts'

const edited: EditedContent = {
  type: 'blog',
  slug: 'tin',
  texts: { vi: { title: 'Tin', body: 'x' } },
  audience: 'all',
  linkageType: 'none',
  url: '',
  sort: 1,
}

test('a version names the languages and the parts that it changed, the first one none', () => {
  expect(versionChanges(edited, undefined)).toEqual([])
  expect(versionChanges(edited, edited)).toEqual([])
  const next = { ...edited, sort: 2, texts: { ...edited.texts, en: { title: 'News', body: 'x' } } }
  expect(versionChanges(next, edited)).toEqual(['en', 'sort'])
  expect(versionChanges({ ...edited, slug: 'moi', pictureId: 'cpi_1' }, edited)).toEqual(['slug', 'pictureId'])
})
