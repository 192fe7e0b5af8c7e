import { randomInt } from 'node:crypto'

const avatarCount = 20

const pattern = /^avatar\/(0|[1-9]\d?)$/

/** Whether a key is that of one of the house's avatars. */
export const isAvatar = (key: string): boolean => Number(pattern.exec(key)?.[1] ?? avatarCount) < avatarCount

/** Art key of one of the house's avatars, drawn at random. */
export const drawAvatar = (): string => `avatar/${randomInt(avatarCount)}`
