import { useLate } from '@fairground/ui'
import { laterPart } from '../../lib/later.ts'
import type { PopupQueueProps } from './popup-queue.tsx'

const popupQueue = laterPart(() => import('./popup-queue.tsx').then((module) => module.PopupQueue))

/** The operator's popups; their code comes when the page is at rest. */
export function PublicPopups(props: PopupQueueProps) {
  const { part: PopupQueue } = useLate(popupQueue, false)
  return PopupQueue && <PopupQueue {...props} />
}
