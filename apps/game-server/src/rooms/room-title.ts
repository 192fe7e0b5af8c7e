import type { RoomOpenAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { findProvider } from '../catalogue/game-titles.ts'
import type { AppContext } from '../context.ts'
import { listRooms } from './list-rooms.ts'
import type { RoomGame } from './room-game.ts'

/** @throws Error for a studio that nobody has drawn */
export function providerOf({ title }: RoomGame): { code: string; name: string } {
  const found = findProvider(title.provider)
  if (!found) throw new Error(`There is no studio ${title.provider}`)
  return found
}

type Described = Pick<
  RoomOpenAnswer,
  'kind' | 'gameId' | 'names' | 'provider' | 'theme' | 'rulesId' | 'rulesVersion' | 'rooms'
>

/** What an open answer says of a game of card rooms. */
export async function describeRooms(context: AppContext, session: Session, game: RoomGame): Promise<Described> {
  return {
    ...{ kind: 'room', gameId: game.id, names: game.title.names, provider: providerOf(game).name, theme: 'fair' },
    ...{ rulesId: game.id, rulesVersion: game.version },
    rooms: await listRooms(context, session),
  }
}
