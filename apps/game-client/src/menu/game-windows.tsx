import { lazy, Suspense } from 'react'
import { useScreen } from '../components/game-context.ts'
import type { WindowName } from './windows.ts'

const parts = {
  buy: () => import('../buy/buy-dialog.tsx'),
  autoplay: () => import('../autoplay/autoplay-dialog.tsx'),
  fairness: () => import('../fairness/fairness-dialog.tsx'),
  menu: () => import('./menu-dialog.tsx'),
  history: () => import('@fairground/vendor-ui/history-dialog'),
  paytable: () => import('../paytable/paytable-dialog.tsx'),
  notice: () => import('@fairground/vendor-ui/notice-dialog'),
}
const AutoplayDialog = lazy(() => parts.autoplay().then((part) => ({ default: part.AutoplayDialog })))
const BuyDialog = lazy(() => parts.buy().then((part) => ({ default: part.BuyDialog })))
const FairnessDialog = lazy(() => parts.fairness().then((part) => ({ default: part.FairnessDialog })))
const MenuDialog = lazy(() => parts.menu().then((part) => ({ default: part.MenuDialog })))
const HistoryDialog = lazy(() => parts.history().then((part) => ({ default: part.HistoryDialog })))
const PaytableDialog = lazy(() => parts.paytable().then((part) => ({ default: part.PaytableDialog })))
const NoticeDialog = lazy(() => parts.notice().then((part) => ({ default: part.NoticeDialog })))

/** Fetches the windows when nothing else is to do, so that a notice can be shown without a connection. */
export const prefetchWindows = (): Promise<unknown> => Promise.allSettled(Object.values(parts).map((part) => part()))

export interface GameWindowsProps {
  /** Opened at least once: stays mounted so that it can close with its movement. */
  known: ReadonlySet<WindowName>
  open: WindowName | undefined
  /** The round that is checked in the fairness window. */
  roundId: string | undefined
  onClose: () => void
  onOpen: (name: WindowName) => void
  onVerify: (roundId: string) => void
}

export function GameWindows({ known, open, roundId, onClose, onOpen, onVerify }: GameWindowsProps) {
  const hasNotice = useScreen((state) => state.notice !== undefined)
  return (
    <Suspense fallback={null}>
      {known.has('menu') && <MenuDialog open={open === 'menu'} onClose={onClose} onOpen={onOpen} />}
      {known.has('paytable') && <PaytableDialog open={open === 'paytable'} onClose={onClose} />}
      {known.has('history') && <HistoryDialog open={open === 'history'} onClose={onClose} onVerify={onVerify} />}
      {known.has('fairness') && <FairnessDialog open={open === 'fairness'} onClose={onClose} roundId={roundId} />}
      {known.has('autoplay') && <AutoplayDialog open={open === 'autoplay'} onClose={onClose} />}
      {known.has('buy') && <BuyDialog open={open === 'buy'} onClose={onClose} />}
      {hasNotice && <NoticeDialog />}
    </Suspense>
  )
}
