/** Ways to reach a person. */
export const contactTypes = ['chat', 'facebook', 'telegram', 'phone', 'line', 'whatsapp', 'zalo'] as const
export type ContactType = (typeof contactTypes)[number]

/** Where the site has pages of its own. */
export const socialNetworks = ['facebook', 'telegram', 'youtube', 'tiktok', 'instagram', 'x', 'zalo'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** A link that bears a service's mark leads to that service and nowhere else. */
const hostsOf: Partial<Record<ContactType | SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'm.me', 'fb.com', 'messenger.com'],
  telegram: ['t.me', 'telegram.me'],
  line: ['line.me', 'lin.ee'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  zalo: ['zalo.me'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
}

export const contactAddressMax = 300
const telephone = /^tel:\+?[0-9]{3,15}$/
// No name, no password and no port before the path: nothing that makes a link look like another.
const secure = /^https:\/\/((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?:[/?#][^\s"'<>\\]*)?$/i

/** Whether a link of that kind may lead there: a telephone number, the service's own pages, or any secure page for a chat. */
export function isContactAddress(type: ContactType | SocialNetwork, url: string): boolean {
  if (url.length > contactAddressMax) return false
  if (type === 'phone') return telephone.test(url)
  const host = secure.exec(url)?.[1]?.toLowerCase()
  if (!host) return false
  const hosts = hostsOf[type]
  return !hosts || hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
