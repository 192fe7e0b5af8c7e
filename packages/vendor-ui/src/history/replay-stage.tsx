import { Button, Icon } from '@fairground/ui'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Frame } from '../frame/frame.ts'
import { useStore } from '../lib/store.ts'
import { roundName } from './round-name.ts'

interface ReplayStageProps {
  frame: Frame
  roundId: string
  children: ReactNode
}

/** A game behind glass: it shows one round, as often as one likes, and takes nothing. */
export function ReplayStage({ frame, roundId, children }: ReplayStageProps) {
  const { t } = useTranslation()
  const isIdle = useStore(frame.screen, ({ phase }) => phase === 'idle')
  const show = useCallback(
    () => void frame.records?.find(roundId).then((found) => found.ok && found.value.replay?.()),
    [frame, roundId],
  )
  useEffect(show, [show])
  useEffect(keepKeysOut, [])
  return (
    <>
      <div inert className="behind-glass">
        {children}
      </div>
      <div className="fixed inset-x-0 bottom-0 z-(--f-z-header) flex justify-center p-3">
        <Button
          variant="lamp"
          disabled={!isIdle}
          start={<Icon name="icon-[ph--play-circle-duotone]" />}
          onClick={show}
          className="max-w-full"
        >
          {t('history.replay', { round: roundName(roundId) })}
        </Button>
      </div>
    </>
  )
}

/** The keys of the game are heard by the whole document; the browser's own keep their meaning. */
function keepKeysOut(): () => void {
  const hold = (event: KeyboardEvent) => event.stopImmediatePropagation()
  window.addEventListener('keydown', hold, true)
  return () => window.removeEventListener('keydown', hold, true)
}
