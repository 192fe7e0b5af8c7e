import type { ArtKey } from '@fairground/art/url'
import { art } from '../../lib/art.ts'

const countMax = 20

/** The avatars that were built. */
export const avatarKeys: readonly string[] = Array.from(
  { length: countMax },
  (_, index): ArtKey => `avatar/${index}`,
).filter((key) => art(key) !== undefined)
