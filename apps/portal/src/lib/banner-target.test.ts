import { expect, test } from 'vitest'
import { bannerTarget } from './banner-target.ts'

test.each([
  ['none', 'https://example.com', undefined],
  ['url', 'https://example.com/a', { href: 'https://example.com/a', isOutside: true }],
  ['url', 'javascript:alert(1)', undefined],
  ['page', '/rng', { href: '/rng', isOutside: false }],
  ['page', '//evil.test', undefined],
  ['page', '/\\evil.test', undefined],
  ['promo', 'pro_1', { href: '/member/rewardCenter', isOutside: false }],
  ['game', 'gam/1', { href: '/seamless?nodeId=gam%2F1&mode=real', isOutside: false }],
  ['game', '', undefined],
] as const)('[R3.088] [R3.089] a banner of the kind %s with %s leads to %o', (linkageType, url, target) => {
  expect(bannerTarget({ linkageType, url })).toEqual(target)
})
