import type * as z from 'zod'
import type { SafeStorage } from '../lib/safe-storage.ts'

const keyOf = (gameId: string) => `fairground.session.${gameId}`

/** The session that this tab goes on with after a reload: the address keeps no token. */
export const keepSession = (storage: SafeStorage, gameId: string, opened: object): void =>
  storage.write(keyOf(gameId), JSON.stringify(opened))

export const forgetSession = (storage: SafeStorage, gameId: string): void => storage.remove(keyOf(gameId))

/** Undefined when there is none, or one that an older release has written. */
export function keptSession<Opened>(
  storage: SafeStorage,
  gameId: string,
  Opened: z.ZodType<Opened>,
): Opened | undefined {
  try {
    return Opened.parse(JSON.parse(storage.read(keyOf(gameId)) ?? 'null'))
  } catch {
    return undefined
  }
}
