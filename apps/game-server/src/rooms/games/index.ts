import { anyGame, type RoomGame } from '../room-game.ts'
import { baCay } from './ba-cay.ts'
import { holdem } from './holdem.ts'
import { lieng } from './lieng.ts'
import { mauBinh } from './mau-binh.ts'
import { niuNiu } from './niu-niu.ts'
import { phom } from './phom.ts'
import { sam } from './sam.ts'
import { threeCard } from './three-card.ts'
import { tienLen } from './tien-len.ts'
import { xiTo } from './xi-to.ts'
import { xocDiaBanker } from './xoc-dia-banker.ts'

/** The games that rooms are played in. */
export const roomGames: readonly RoomGame[] = [
  anyGame(tienLen),
  anyGame(sam),
  anyGame(holdem),
  anyGame(mauBinh),
  anyGame(phom),
  anyGame(baCay),
  anyGame(niuNiu),
  anyGame(lieng),
  anyGame(xiTo),
  anyGame(threeCard),
  anyGame(xocDiaBanker),
]

export const findRoomGame = (gameId: string): RoomGame | undefined => roomGames.find(({ id }) => id === gameId)
