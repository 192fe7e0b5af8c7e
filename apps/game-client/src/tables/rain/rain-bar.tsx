import { Button, Icon, Switch } from '@fairground/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import './rain.css'
import { Cash, useCashText, useStore, useTime } from '@fairground/vendor-ui'
import type { RainDesk } from './rain-desk.ts'

/** What falls now, why nothing was caught, and the free bet that waits for its round. */
export function RainBar({ desk }: { desk: RainDesk }) {
  const { t } = useTranslation()
  const isGone = useStore(desk.screen, ({ miss }) => miss === 'gone')
  const hasRain = useStore(desk.screen, ({ rain }) => rain !== null)
  const hasBet = useStore(desk.screen, ({ freeBets }) => freeBets.length > 0)
  return (
    <>
      {hasRain && <Falling desk={desk} />}
      <p role="status" className="rain-miss">
        {isGone && t('instant.rain.gone')}
      </p>
      {hasBet && <Waiting desk={desk} />}
    </>
  )
}

function Falling({ desk }: { desk: RainDesk }) {
  const { t } = useTranslation()
  const { rain, canCatch, isCatching, caughtId, miss } = useStore(desk.screen, (state) => state)
  if (!rain) return null
  const { stakeMinor, remaining, quantity } = rain
  const isCaught = caughtId === rain.rainId
  return (
    <section className="rain-bar" data-caught={isCaught || undefined} aria-label={t('instant.rain.title')}>
      <Icon name="icon-[ph--cloud-rain-duotone]" className="rain-icon" />
      <div className="min-w-0">
        <b className="rain-title">
          <span>{t('instant.rain.title')}</span> <Cash minor={BigInt(stakeMinor)} />
        </b>
        <span className="rain-note" aria-live="polite">
          {isCaught
            ? t('instant.rain.caught')
            : miss === 'unsent'
              ? t('instant.unsent')
              : canCatch
                ? t('instant.rain.left', { left: remaining, all: quantity })
                : t('instant.rain.need')}
        </span>
      </div>
      {canCatch && (
        <Button variant="lamp" busy={isCatching} onClick={() => void desk.catch()}>
          {t('instant.rain.catch')}
        </Button>
      )}
    </section>
  )
}

function Waiting({ desk }: { desk: RainDesk }) {
  const { t } = useTranslation()
  const time = useTime()
  const cash = useCashText()
  const noteId = useId()
  const free = useStore(desk.screen, ({ freeBets }) => freeBets[0])
  const isUsing = useStore(desk.screen, (state) => state.isUsing)
  if (!free) return null
  const terms = {
    time: time(new Date(free.expiresMs).toISOString()),
    amount: cash(BigInt(free.winMinorMax)),
  }
  return (
    <section className="rain-bar" aria-label={t('instant.rain.free')}>
      <Icon name="icon-[ph--gift-duotone]" className="rain-icon" />
      <div className="min-w-0">
        <b className="rain-title">
          <span>{t('instant.rain.free')}</span> <Cash minor={BigInt(free.stakeMinor)} />
        </b>
        <span className="rain-note" id={noteId}>
          {t('instant.rain.terms', terms)}
        </span>
      </div>
      <Switch side="start" checked={isUsing} aria-describedby={noteId} onChange={() => desk.toggle()}>
        {t('instant.rain.use')}
      </Switch>
    </section>
  )
}
