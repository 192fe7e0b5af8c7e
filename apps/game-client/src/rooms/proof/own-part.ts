import { sha256Hex } from '@fairground/fairness'
import { newClientSeed, type SafeStorage } from '@fairground/vendor-ui'

const key = 'fairground.room-secret'

/**
 * This browser's part of the shuffle of a hand. It comes from a secret that never leaves the tab, so that a reload between
 * the promise and the part itself changes nothing.
 */
export function ownPart(tab: SafeStorage, handId: string): { part: string; commitment: string } {
  const part = sha256Hex(`${secretOf(tab)}:${handId}`)
  return { part, commitment: sha256Hex(part) }
}

function secretOf(tab: SafeStorage): string {
  const kept = tab.read(key) ?? undefined
  if (kept !== undefined) return kept
  const secret = sha256Hex(`${newClientSeed()}${newClientSeed()}`)
  tab.write(key, secret)
  return secret
}
