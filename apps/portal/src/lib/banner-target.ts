import type { Banner } from '@fairground/contract'

export interface BannerTarget {
  href: string
  /** Another website: it opens beside this one. */
  isOutside: boolean
}

const within = (href: string): BannerTarget => ({ href, isOutside: false })

/** Where a banner or a popup leads, by its linkage type; nowhere where the address does not fit that. */
export function bannerTarget({ linkageType, url }: Pick<Banner, 'linkageType' | 'url'>): BannerTarget | undefined {
  if (linkageType === 'url') return /^https?:\/\//i.test(url) ? { href: url, isOutside: true } : undefined
  if (linkageType === 'page') return /^\/(?![/\\])/.test(url) ? within(url) : undefined
  if (linkageType === 'promo') return within('/member/rewardCenter')
  if (linkageType === 'game') return url ? within(`/seamless?nodeId=${encodeURIComponent(url)}&mode=real`) : undefined
  return undefined
}
