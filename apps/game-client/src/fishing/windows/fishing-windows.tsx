import { useFrameState, useWindows } from '@fairground/vendor-ui'
import { lazy, Suspense } from 'react'
import type { WindowName } from '../../menu/windows.ts'

const parts = {
  auto: () => import('./auto-dialog.tsx'),
  rooms: () => import('./rooms-dialog.tsx'),
  pay: () => import('./pay-dialog.tsx'),
  fairness: () => import('../../fairness/fairness-dialog.tsx'),
  menu: () => import('../../menu/menu-dialog.tsx'),
  history: () => import('@fairground/vendor-ui/history-dialog'),
  notice: () => import('@fairground/vendor-ui/notice-dialog'),
}
const AutoDialog = lazy(() => parts.auto().then((part) => ({ default: part.AutoDialog })))
const RoomsDialog = lazy(() => parts.rooms().then((part) => ({ default: part.RoomsDialog })))
const PayDialog = lazy(() => parts.pay().then((part) => ({ default: part.PayDialog })))
const FairnessDialog = lazy(() => parts.fairness().then((part) => ({ default: part.FairnessDialog })))
const MenuDialog = lazy(() => parts.menu().then((part) => ({ default: part.MenuDialog })))
const HistoryDialog = lazy(() => parts.history().then((part) => ({ default: part.HistoryDialog })))
const NoticeDialog = lazy(() => parts.notice().then((part) => ({ default: part.NoticeDialog })))

/** Fetches the windows when nothing else is to do, so that a notice can be shown without a connection. */
const prefetchWindows = (): Promise<unknown> => Promise.allSettled(Object.values(parts).map((part) => part()))

type FishingWindow = WindowName | 'auto' | 'rooms'

export const useFishingWindows = () => useWindows<FishingWindow>({ prefetch: prefetchWindows })

export function FishingWindows({ windows }: { windows: ReturnType<typeof useFishingWindows> }) {
  const { open, known, roundId, show, verify, close } = windows
  const hasNotice = useFrameState((state) => state.notice !== undefined)
  return (
    <Suspense fallback={null}>
      {known.has('menu') && <MenuDialog open={open === 'menu'} onClose={close} onOpen={show} />}
      {known.has('paytable') && <PayDialog open={open === 'paytable'} onClose={close} />}
      {known.has('history') && <HistoryDialog open={open === 'history'} onClose={close} onVerify={verify} />}
      {known.has('fairness') && <FairnessDialog open={open === 'fairness'} onClose={close} roundId={roundId} />}
      {known.has('auto') && <AutoDialog open={open === 'auto'} onClose={close} />}
      {known.has('rooms') && <RoomsDialog open={open === 'rooms'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </Suspense>
  )
}
