import type { RoomFacts } from '@fairground/contract/studio'
import { useFrameState, useWindows } from '@fairground/vendor-ui'
import { lazy, Suspense } from 'react'
import type { RoomWindow } from './room-window.ts'

const parts = {
  menu: () => import('./room-menu.tsx'),
  rules: () => import('./lobby/rules-dialog.tsx'),
  hands: () => import('./proof/hands-dialog.tsx'),
  notice: () => import('@fairground/vendor-ui/notice-dialog'),
}
const RoomMenu = lazy(() => parts.menu().then((part) => ({ default: part.RoomMenu })))
const RulesDialog = lazy(() => parts.rules().then((part) => ({ default: part.RulesDialog })))
const HandsDialog = lazy(() => parts.hands().then((part) => ({ default: part.HandsDialog })))
const NoticeDialog = lazy(() => parts.notice().then((part) => ({ default: part.NoticeDialog })))

/** Fetched when nothing else is to do, so that a notice can be shown without a connection. */
const prefetch = (): Promise<unknown> => Promise.allSettled(Object.values(parts).map((part) => part()))

export type RoomWindowsState = ReturnType<typeof useRoomWindows>
export const useRoomWindows = () => useWindows<RoomWindow>({ prefetch })

/** The windows of a frame with card rooms. Each is loaded when it is opened for the first time. */
export function RoomWindows({ windows, facts }: { windows: RoomWindowsState; facts: RoomFacts | undefined }) {
  const { open, known, show, close } = windows
  const hasNotice = useFrameState((state) => state.notice !== undefined)
  return (
    <Suspense fallback={null}>
      {known.has('menu') && <RoomMenu open={open === 'menu'} onClose={close} onOpen={show} />}
      {known.has('rules') && <RulesDialog open={open === 'rules'} onClose={close} facts={facts} />}
      {known.has('hands') && <HandsDialog open={open === 'hands'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </Suspense>
  )
}
