import type { SlipLimits } from '@fairground/contract/studio'

/** What a round takes: nothing on groups of places that it shut. */
export const openLimits = (slips: SlipLimits, shut: readonly string[] = []): SlipLimits => {
  const groups = Object.entries(slips.groups).map(([group, own]) => [
    group,
    shut.includes(group) ? { ...own, maxMinor: '0' } : own,
  ])
  return { ...slips, groups: Object.fromEntries(groups) }
}
