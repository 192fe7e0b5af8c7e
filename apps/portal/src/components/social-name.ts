import type { SocialProvider } from '../lib/social-visit.ts'

/** Names of their own: the same in every language. */
export const socialName: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
export const socialIcon: Record<SocialProvider, string> = {
  google: 'icon-[ph--google-logo-bold]',
  facebook: 'icon-[ph--facebook-logo-fill]',
}
