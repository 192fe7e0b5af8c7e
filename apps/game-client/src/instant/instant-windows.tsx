import { useFrameState, useWindows } from '@fairground/vendor-ui'
import { lazy, type ReactNode, Suspense } from 'react'
import type { WindowName } from '../menu/windows.ts'

const parts = {
  autoplay: () => import('../autoplay/autoplay-dialog.tsx'),
  fairness: () => import('../fairness/fairness-dialog.tsx'),
  menu: () => import('../menu/menu-dialog.tsx'),
  history: () => import('@fairground/vendor-ui/history-dialog'),
  rules: () => import('./rules-dialog.tsx'),
  notice: () => import('@fairground/vendor-ui/notice-dialog'),
}
const AutoplayDialog = lazy(() => parts.autoplay().then((part) => ({ default: part.AutoplayDialog })))
const FairnessDialog = lazy(() => parts.fairness().then((part) => ({ default: part.FairnessDialog })))
const MenuDialog = lazy(() => parts.menu().then((part) => ({ default: part.MenuDialog })))
const HistoryDialog = lazy(() => parts.history().then((part) => ({ default: part.HistoryDialog })))
const RulesDialog = lazy(() => parts.rules().then((part) => ({ default: part.RulesDialog })))
const NoticeDialog = lazy(() => parts.notice().then((part) => ({ default: part.NoticeDialog })))

/** Fetches the windows when nothing else is to do, so that a notice can be shown without a connection. */
const prefetchWindows = (): Promise<unknown> => Promise.allSettled(Object.values(parts).map((part) => part()))

export type InstantWindowsState = ReturnType<typeof useInstantWindows>

/** `roundToCheck` names the round that the check begins with where a player has no seeds of their own to look at. */
export const useInstantWindows = (roundToCheck?: () => string | undefined) =>
  useWindows<WindowName>({ prefetch: prefetchWindows, roundToCheck })

interface InstantWindowsProps {
  windows: InstantWindowsState
  isCapped?: boolean
  /** Of the game's own, beside its rules. */
  help?: ReactNode
}

export function InstantWindows({ windows, isCapped, help }: InstantWindowsProps) {
  const { open, known, roundId, show, verify, close } = windows
  const hasNotice = useFrameState((state) => state.notice !== undefined)
  return (
    <Suspense fallback={null}>
      {known.has('menu') && <MenuDialog open={open === 'menu'} onClose={close} onOpen={show} />}
      {known.has('paytable') && (
        <RulesDialog open={open === 'paytable'} onClose={close} isCapped={isCapped} help={help} />
      )}
      {known.has('history') && <HistoryDialog open={open === 'history'} onClose={close} onVerify={verify} />}
      {known.has('fairness') && <FairnessDialog open={open === 'fairness'} onClose={close} roundId={roundId} />}
      {known.has('autoplay') && <AutoplayDialog open={open === 'autoplay'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </Suspense>
  )
}
