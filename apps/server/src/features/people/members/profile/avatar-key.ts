import { randomInt } from 'node:crypto'

const avatarCount = 20

/** Art keys of the house's avatars. */
export const avatars: readonly string[] = Array.from({ length: avatarCount }, (_, index) => `avatar/${index}`)

export const isAvatar = (key: string): boolean => avatars.includes(key)

/** One of the house's avatars, drawn at random. */
export const drawAvatar = (): string => `avatar/${randomInt(avatarCount)}`
