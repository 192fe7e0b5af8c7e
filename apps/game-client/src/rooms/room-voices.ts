import type { RoomView } from '@fairground/contract/studio'
import type { Voice } from '@fairground/vendor-ui'

/** What is heard when a room moves on; nothing where it was not looked at before. */
export function voiceFor(before: RoomView | undefined, after: RoomView): Voice | undefined {
  const [was, hand] = [before?.hand, after.hand]
  if (!was || !hand) return undefined
  if (hand.result && !was.result) {
    const own = hand.result.shares.find(({ seat }) => seat === after.you.seat)
    return own && BigInt(own.netMinor) > 0n ? 'win' : undefined
  }
  if (was.phase !== 'play' && hand.phase === 'play') return 'start'
  const isOwnTurn = hand.turn !== null && hand.turn.seat === after.you.seat
  if (isOwnTurn && was.turn?.seat !== hand.turn?.seat) return 'bell'
  return was.handId === hand.handId && hand.step > was.step ? 'thud' : undefined
}
