import { useFrameState, type useWindows } from '@fairground/vendor-ui'
import { MenuDialog } from '@fairground/vendor-ui/menu-dialog'
import { NoticeDialog } from '@fairground/vendor-ui/notice-dialog'
import { BetsDialog } from '../bets/bets-dialog.tsx'
import { PricesDialog } from './prices-dialog.tsx'
import type { WindowName } from './window-name.ts'

/** The windows over the frame; those that were open once stay mounted, to close with their movement. */
export function SportsWindows({ windows }: { windows: ReturnType<typeof useWindows<WindowName>> }) {
  const { open, known, show, close } = windows
  const hasNotice = useFrameState(({ notice }) => notice !== undefined)
  return (
    <>
      {known.has('menu') && (
        <MenuDialog
          open={open === 'menu'}
          onClose={close}
          onHistory={() => show('bets')}
          onFairness={() => show('prices')}
        />
      )}
      {known.has('bets') && <BetsDialog open={open === 'bets'} onClose={close} />}
      {known.has('prices') && <PricesDialog open={open === 'prices'} onClose={close} />}
      {hasNotice && <NoticeDialog />}
    </>
  )
}
