import { niuNiuHand } from '@fairground/room-rules'
import { bankerGame } from '../../rooms/banker/banker-game.tsx'

const whole = 10

/** Niu niu. */
export const room = bankerGame({
  id: 'niu-niu',
  handSize: 5,
  nameOf: (hand, t) => {
    const { bull, special, multiplier } = niuNiuHand(hand)
    const name = special
      ? t(`room.niu-niu.${special}`)
      : bull === 0
        ? t('room.niu-niu.none')
        : bull === whole
          ? t('room.niu-niu.full')
          : t('room.niu-niu.bull', { number: bull })
    return multiplier > 1 ? `${name} ×${multiplier}` : name
  },
})
