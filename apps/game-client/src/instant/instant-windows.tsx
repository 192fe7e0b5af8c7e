import { lazy, Suspense, useEffect, useState } from 'react'
import { useFrameState } from '../components/frame-context.ts'
import type { WindowName } from '../menu/windows.ts'

const prefetchAfterMs = 2_500

const parts = {
  autoplay: () => import('../autoplay/autoplay-dialog.tsx'),
  fairness: () => import('../fairness/fairness-dialog.tsx'),
  menu: () => import('../menu/menu-dialog.tsx'),
  history: () => import('../history/history-dialog.tsx'),
  rules: () => import('./rules-dialog.tsx'),
  notice: () => import('../screens/notice-dialog.tsx'),
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

/**
 * Which window is open, and which were once: those stay mounted so that they can close with their movement.
 * `roundToCheck` names the round that the check begins with where a player has no seeds of their own to look at.
 */
export function useInstantWindows(roundToCheck?: () => string | undefined) {
  const [open, setOpen] = useState<WindowName>()
  const [roundId, setRoundId] = useState<string>()
  const [known, setKnown] = useState<ReadonlySet<WindowName>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => void prefetchWindows(), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const show = (name: WindowName, forRound?: string) => {
    setKnown((before) => new Set(before).add(name))
    setRoundId(forRound ?? (name === 'fairness' ? roundToCheck?.() : undefined))
    setOpen(name)
  }
  return {
    open,
    known,
    roundId,
    show: (name: WindowName) => show(name),
    verify: (forRound: string) => show('fairness', forRound),
    close: () => setOpen(undefined),
  }
}

export function InstantWindows({ windows, isCapped }: { windows: InstantWindowsState; isCapped?: boolean }) {
  const { open, known, roundId, show, verify, close } = windows
  const hasNotice = useFrameState((state) => state.notice !== undefined)
  return (
    <Suspense fallback={null}>
      {known.has('menu') && <MenuDialog open={open === 'menu'} onClose={close} onOpen={show} />}
      {known.has('paytable') && <RulesDialog open={open === 'paytable'} onClose={close} isCapped={isCapped} />}
      {known.has('history') && <HistoryDialog open={open === 'history'} onClose={close} onVerify={verify} />}
      {known.has('fairness') && <FairnessDialog open={open === 'fairness'} onClose={close} roundId={roundId} />}
      {known.has('autoplay') && <AutoplayDialog open={open === 'autoplay'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </Suspense>
  )
}
