import type { EditedContent } from '@fairground/contract'
import { describe, expect, test } from 'vitest'
import { contentFaults, isGoodLink } from './content-faults.ts'
import { type Content, publish, retire, stateAt, tidy } from './content-item.ts'
import { audiencesOf, executionsOf, viewerOf } from './viewer.ts'

const now = new Date('2026-11-21T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const edited: EditedContent = {
  type: 'H',
  texts: { vi: { title: 'Tin', body: '<p>Nội dung</p>' }, en: { title: 'News', body: '<p>Words</p>' } },
  audience: 'all',
  linkageType: 'none',
  url: '',
  sort: 1,
}
const content: Content = {
  ...edited,
  id: 'ann_1',
  state: 'draft',
  from: minutes(-5),
  until: undefined,
  revision: 1,
  changedBy: 'stf_1',
  changedAt: now,
}
const piece = (fields: Partial<Content>): Content => ({ ...content, ...fields })

describe('when a piece is shown', () => {
  test.each([
    ['draft', {}, 'draft'],
    ['published', {}, 'shown'],
    ['published', { from: minutes(1) }, 'scheduled'],
    ['published', { until: minutes(1) }, 'shown'],
    ['published', { until: now }, 'ended'],
    ['retired', {}, 'retired'],
  ] as const)('one that is %s with %o is %s', (state, times, shown) => {
    expect(stateAt(piece({ state, ...times }), now)).toBe(shown)
  })

  test('publishing shows it from now on, or from its time on; it is retired, and published again', () => {
    expect(publish(content, now)).toMatchObject({ ok: true, value: { state: 'published', from: now } })
    expect(publish(piece({ from: minutes(9) }), now)).toMatchObject({ value: { from: minutes(9) } })
    expect(publish(piece({ state: 'retired' }), now)).toMatchObject({ ok: true })
    expect(retire(piece({ state: 'published' }))).toMatchObject({ ok: true, value: { state: 'retired' } })
  })

  test('what is published is not published again, what is not published is not retired, what is over stays so', () => {
    expect(publish(piece({ state: 'published' }), now)).toMatchObject({ code: 'STATE_CONFLICT' })
    for (const state of ['draft', 'retired'] as const)
      expect(retire(piece({ state }))).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(publish(piece({ until: now }), now)).toMatchObject({ code: 'VALIDATION' })
  })
})

describe('what may be written', () => {
  const fieldsOf = (fields: Partial<EditedContent>) => contentFaults({ ...edited, ...fields }).map(({ field }) => field)

  test('the default language is whole, another one whole or not there; a banner needs its group, a popup its occasion', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ texts: { vi: { title: 'Tin', body: '<p> </p>' } } })).toEqual(['texts.vi.body'])
    expect(fieldsOf({ texts: { vi: { title: 'Tin', body: '<p>x</p>' }, en: { title: '', body: '<p></p>' } } })).toEqual(
      [],
    )
    expect(fieldsOf({ texts: { vi: { title: 'Tin', body: '<p>x</p>' }, en: { title: 'News', body: '' } } })).toEqual([
      'texts.en.body',
    ])
    expect(fieldsOf({ texts: { en: { title: 'News', body: '<p>x</p>' } } })).toEqual([
      'texts.vi.title',
      'texts.vi.body',
    ])
    expect(fieldsOf({ type: 'blog' })).toEqual(['slug'])
    expect(fieldsOf({ texts: { ...edited.texts, xx: { title: 'a', body: 'b' } } })).toEqual(['texts.xx'])
    expect(fieldsOf({ type: 'B' })).toEqual(['groupName'])
    expect(fieldsOf({ type: 'PU' })).toEqual(['execution'])
    expect(fieldsOf({ from: minutes(5).toISOString(), until: minutes(5).toISOString() })).toEqual(['until'])
  })

  test.each([
    ['none', 'anything', true],
    ['url', 'https://example.com/a', true],
    ['url', 'javascript:alert(1)', false],
    ['url', '/promotions', false],
    ['page', '/promotions', true],
    ['page', '//evil.test', false],
    ['page', 'https://example.com', false],
    ['game', 'gam_1', true],
    ['game', '', false],
    ['promo', '', true],
    ['promo', 'a b', false],
  ] as const)('[R3.089] a link of the kind %s to %s is good: %s', (linkageType, url, isGood) => {
    expect(isGoodLink({ linkageType, url })).toBe(isGood)
  })

  test('[R3.080] texts are made clean, and what its type has not is left out', () => {
    const texts = { vi: { title: 'Tin', body: '<p onclick="x()">Chào<script>x()</script></p>' } }
    const kept = tidy({ ...edited, texts, groupName: 'w_home', execution: 'A', linkageType: 'page', url: '/rng' })
    expect(kept).toMatchObject({ texts: { vi: { body: '<p>Chào</p>' } }, linkageType: 'none', url: '' })
    expect(kept.groupName).toBeUndefined()
    expect(kept.execution).toBeUndefined()
    expect(tidy({ ...edited, type: 'PL', audience: 'visitors' }).audience).toBe('members')
    expect(tidy({ ...edited, type: 'PL', audience: 'agents' }).audience).toBe('agents')
    expect(tidy({ ...edited, type: 'PU', promotionType: 'newbie' }).promotionType).toBeUndefined()
  })

  test('a language in which nothing was written is not kept; only pages have a summary and an address, only pictures words', () => {
    const written = {
      ...edited,
      texts: { vi: { title: 'Tin', body: 'x', summary: 'Ngắn', alt: 'Cổng' }, en: { title: '', body: '<p> </p>' } },
      slug: 'tin',
    }
    expect(tidy(written).texts).toEqual({ vi: { title: 'Tin', body: '<p>x</p>' } })
    expect(tidy(written).slug).toBeUndefined()
    expect(tidy({ ...written, type: 'news', audience: 'members', pictureId: 'cpi_1' })).toMatchObject({
      texts: { vi: { summary: 'Ngắn', alt: 'Cổng' } },
      slug: 'tin',
      audience: 'all',
      pictureId: 'cpi_1',
    })
  })
})

test('who looks decides what is shown', () => {
  expect(viewerOf(undefined)).toBe('visitor')
  expect(viewerOf({ isFirst: true, isTrial: false })).toBe('newcomer')
  expect(viewerOf({ isFirst: true, isTrial: true })).toBe('member')
  expect([executionsOf('visitor'), executionsOf('member'), executionsOf('newcomer')]).toEqual([
    ['B'],
    ['A'],
    ['A', 'F'],
  ])
  expect([audiencesOf('visitor'), audiencesOf('member')]).toEqual([
    ['all', 'visitors'],
    ['all', 'members'],
  ])
  expect(audiencesOf('newcomer', true)).toContain('agents')
  expect(audiencesOf('visitor', true)).not.toContain('agents')
})
