import type { AppType } from '@fairground/contract/site-hosts'

/** Which app is for the visitor's device; undefined where it is none of those. */
export function appOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): AppType | undefined {
  if (/android/i.test(userAgent)) return 'Android'
  // A tablet of Apple says that it is a computer, but nobody touches one of those.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'MOBILECONFIG'
  return undefined
}
