import { randomInt } from 'node:crypto'

const avatarCount = 20

/** Art key of one of the house's avatars, drawn at random. */
export const drawAvatar = (): string => `avatar-${randomInt(avatarCount)}`
