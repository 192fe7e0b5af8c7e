import { Dialog, IconButton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../live-context.ts'
import { SeatRow } from './seat-row.tsx'

/** The seats of one of several tables on a desk, where there is no room for them: shown when they are asked for. */
export function SeatsButton() {
  const { t } = useTranslation()
  const { opened } = useLive()
  const isOff = useLiveState(({ seats }) => seats?.isOff === true)
  const taken = useLiveState(({ seats }) => seats?.seats.length ?? 0)
  const [isOpen, setOpen] = useState(false)
  if (!opened.seats || (isOff && !isOpen)) return null
  return (
    <>
      <IconButton
        look="glass"
        label={t('live.seat.title')}
        icon="icon-[ph--armchair-duotone]"
        count={taken}
        onClick={() => setOpen(true)}
        className="touch:size-11"
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('live.seat.title')}
        description={t('live.seat.rule')}
        phone="bottom"
      >
        <div className="live-seats-asked">
          <SeatRow />
        </div>
      </Dialog>
    </>
  )
}
