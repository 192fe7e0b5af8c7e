import type { RoomHandRecord } from '@fairground/contract/studio'
import { type Share, type TienLenAct, tienLenRoom } from '@fairground/room-rules'
import { playedCards } from '../../rooms/shed/shed-table.ts'

/** The hand again, on its opened deck: what it brought each seat; undefined where an act does not fit the rules. */
export function replayTienLen(
  { seats, acts, unitMinor }: Pick<RoomHandRecord, 'seats' | 'acts' | 'unitMinor'>,
  deck: readonly number[],
): readonly Share[] | undefined {
  const placeOf = (chair: number) => seats.findIndex(({ seat }) => seat === chair)
  const [first] = acts
  let state = tienLenRoom.open(
    {
      options: { stakeMinor: BigInt(unitMinor), leader: first && placeOf(first.seat) },
      ...{ chipsMinor: seats.map(({ chipsMinor }) => BigInt(chipsMinor)), bankMs: seats.map(() => 0), deck },
    },
    0,
  )
  for (const { seat, act } of acts) {
    const cards = playedCards(act)
    const again: TienLenAct = cards ? { type: 'play', cards } : { type: 'pass' }
    const applied = tienLenRoom.apply(state, placeOf(seat), again, 0)
    if (!applied.ok) return undefined
    state = applied.state
  }
  return tienLenRoom.end(state)
}
