import { expect, test } from 'vitest'
import { type Campaign, moveCampaign } from './campaign.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const published: Campaign = {
  state: 'published',
  texts: { en: { title: 'Pay in', content: '<p>Pay in</p>' } },
  startsAt: at(8),
  endsAt: at(20),
  revision: 1,
  createdAt: at(1),
  changedAt: at(1),
  changedBy: 'owner',
}

test('goes from draft to published to withdrawn, and is not published when it is over', () => {
  const draft: Campaign = { ...published, state: 'draft' }
  expect(moveCampaign(draft, 'published', at(10))).toMatchObject({ value: { state: 'published' } })
  expect(moveCampaign(draft, 'published', at(20))).toMatchObject({ code: 'VALIDATION' })
  expect(moveCampaign(draft, 'withdrawn', at(10))).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(moveCampaign(published, 'withdrawn', at(10))).toMatchObject({ value: { state: 'withdrawn' } })
  expect(moveCampaign(published, 'published', at(10))).toMatchObject({ code: 'STATE_CONFLICT' })
})
