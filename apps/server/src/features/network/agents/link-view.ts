import { accountType, type RegisterLink } from '@fairground/contract'

interface Link {
  code: string
  type: number
  note: string
  rebateBp: number
  prizeGroup: number | null
  uses: number
  createdAt: Date
  expiresAt: Date | null
}

/** A link as its agent sees it. */
export const viewLink = (
  portalUrl: string,
  { createdAt, expiresAt, type, rebateBp, prizeGroup, ...link }: Link,
): RegisterLink => ({
  ...link,
  rebate: rebateBp / 10_000,
  group: prizeGroup ?? undefined,
  url: addressOf(portalUrl, link.code),
  type: type === accountType.member ? accountType.member : accountType.agent,
  isOwn: false,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString(),
})

/** The agent's own code, by which members register. */
export const viewOwn = (portalUrl: string, own: { code: string; uses: number }): RegisterLink => ({
  ...own,
  url: addressOf(portalUrl, own.code),
  type: accountType.member,
  note: '',
  rebate: 0,
  isOwn: true,
})

const addressOf = (portalUrl: string, code: string): string =>
  new URL(`/register?affiliateCode=${encodeURIComponent(code)}`, portalUrl).href
