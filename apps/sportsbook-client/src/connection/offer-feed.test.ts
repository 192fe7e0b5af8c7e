import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { matchOf } from '../test/fixtures.ts'
import { type Offer, OfferFeed } from './offer-feed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openFeed() {
  const offers: Offer[] = []
  const page = { hidden: false, addEventListener() {} }
  const coupon = vi.fn(async () => ({ ok: true as const, value: { serverMs: 1, matches: [matchOf('m1')] } }))
  const match = vi.fn(async (matchId: string) => ({
    ...{ ok: true as const, value: { serverMs: 2, match: matchOf(matchId), events: [] } },
  }))
  const feed = new OfferFeed({
    client: { coupon, match } as never,
    page,
    onOffer: (offer) => offers.push(offer),
    onFault() {},
  })
  return { feed, page, coupon, match, offers }
}

const soon = { coupons: [{ view: 'soon' as const }], matchId: undefined }

it('asks at once and every two seconds while the page is seen', async () => {
  const { feed, page, coupon, offers } = openFeed()
  feed.watch({ ...soon, slipMatchIds: [] })
  await vi.advanceTimersByTimeAsync(4_100)
  expect(coupon).toHaveBeenCalledTimes(3)
  expect(offers).toHaveLength(3)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(coupon).toHaveBeenCalledTimes(3)
  feed.stop()
})

it('asks for the matches of the slip that the coupon does not tell of, a few at a time', async () => {
  const { feed, match, offers } = openFeed()
  feed.watch({ ...soon, slipMatchIds: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] })
  await vi.advanceTimersByTimeAsync(2_100)
  expect(match.mock.calls.map(([matchId]) => matchId)).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm2', 'm3', 'm4'])
  expect(offers[0]?.others).toHaveLength(4)
  feed.stop()
})

it('drops the answer to what is not looked at any more', async () => {
  const { feed, offers } = openFeed()
  feed.watch({ ...soon, slipMatchIds: [] })
  feed.watch({ coupons: [], matchId: 'm9', slipMatchIds: [] })
  await vi.advanceTimersByTimeAsync(100)
  expect(offers).toHaveLength(1)
  expect(offers[0]?.match?.match.matchId).toBe('m9')
  feed.stop()
})
