import { baCayHand } from '@fairground/room-rules'
import { bankerGame } from '../../rooms/banker/banker-game.tsx'

/** Ba cây. */
export const room = bankerGame({
  id: 'ba-cay',
  handSize: 3,
  nameOf: (hand, t) => {
    const { type, points } = baCayHand(hand)
    return type === 'trio' ? t('room.ba-cay.trio') : t('room.ba-cay.points', { number: points })
  },
})
