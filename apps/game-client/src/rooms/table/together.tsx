import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { useNow } from './use-now.ts'

/** In the middle of the felt, where all seats decide at the same time: what is awaited, and how long. */
export function Together({ deadlineMs, children }: { deadlineMs: number | null; children: ReactNode }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const nowMs = useNow(desk.nowMs)
  const seconds = deadlineMs === null ? undefined : Math.max(0, Math.ceil((deadlineMs - nowMs) / 1_000))
  return (
    <p className="room-together">
      <b>{children}</b>
      {seconds !== undefined && <span>{t('room.secondsLeft', { seconds })}</span>}
    </p>
  )
}
