import { useFrameState, type useWindows } from '@fairground/vendor-ui'
import { MenuDialog } from '@fairground/vendor-ui/menu-dialog'
import { NoticeDialog } from '@fairground/vendor-ui/notice-dialog'
import { ResultsDialog } from '../results/results-dialog.tsx'
import { TicketsDialog } from '../tickets/tickets-dialog.tsx'
import type { WindowName } from './window-name.ts'

/** The windows over the frame; those that were open once stay mounted, to close with their movement. */
export function LotteryWindows({ windows }: { windows: ReturnType<typeof useWindows<WindowName>> }) {
  const { open, known, show, close } = windows
  const hasNotice = useFrameState(({ notice }) => notice !== undefined)
  return (
    <>
      {known.has('menu') && (
        <MenuDialog
          open={open === 'menu'}
          onClose={close}
          onHistory={() => show('tickets')}
          onFairness={() => show('results')}
        />
      )}
      {known.has('tickets') && <TicketsDialog open={open === 'tickets'} onClose={close} />}
      {known.has('results') && <ResultsDialog open={open === 'results'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </>
  )
}
