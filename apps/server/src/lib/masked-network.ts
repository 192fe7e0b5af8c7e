import { addressGroup } from '@fairground/edge'

const shownV4Parts = 2
const shownV6Parts = 2

/** The beginning of an address: tells a person home from abroad, and no reader over the shoulder where home is. */
export function maskedNetwork(ip: string): string {
  const group = addressGroup(ip)
  if (!group.includes(':')) return group === '' ? '' : `${group.split('.').slice(0, shownV4Parts).join('.')}.*.*`
  return `${group.split(':').slice(0, shownV6Parts).join(':')}:*`
}
