import type { RoomSeat } from '@fairground/contract/studio'
import { useTranslation } from 'react-i18next'

const shownMark = 4

/** Players are told by a mark, never by name; one of the house says so. */
export function useSeatName() {
  const { t } = useTranslation()
  return ({ mark, isBot }: Pick<RoomSeat, 'mark' | 'isBot'>, isOwn: boolean): string => {
    if (isOwn) return t('room.you')
    const short = mark.slice(0, shownMark)
    return isBot ? t('room.bot', { mark: short }) : `•••${short}`
  }
}
