import type { Raffle } from '@fairground/contract'
import { Button, cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { useDraw } from './use-raffle.ts'

export const openMs = 900

interface EnvelopeProps {
  raffle: Raffle
  draw: ReturnType<typeof useDraw>
}

/** The red envelope: it opens on what the server drew. */
export function Envelope({ raffle: { chancesLeft }, draw: { start, isMoving, shown } }: EnvelopeProps) {
  const { t } = useTranslation()
  const isOpen = shown !== undefined && !isMoving
  return (
    <div className="grid justify-items-center gap-5">
      <div
        aria-hidden
        className={cx(
          'relative grid h-60 w-44 place-items-center overflow-clip rounded-lg bg-(--f-ruby-fill) shadow-3',
          isMoving && 'motion-safe:animate-pulse',
        )}
      >
        <span
          className={cx(
            'absolute inset-x-0 top-0 h-24 origin-top rounded-b-[50%] bg-(--f-ruby-fill-hi) shadow-2 motion-safe:transition-transform motion-safe:duration-slow',
            isOpen && '-scale-y-50',
          )}
        />
        <span className="z-1 grid size-18 place-items-center rounded-full bg-lamp text-4xl text-on-lamp shadow-2">
          <Icon name={isOpen ? 'icon-[ph--confetti-fill]' : 'icon-[ph--gift-fill]'} />
        </span>
      </div>
      <Button variant="lamp" size="lg" busy={isMoving} disabled={chancesLeft === 0} guardMs={1000} onClick={start}>
        {t('campaigns:raffle.open')}
      </Button>
    </div>
  )
}
