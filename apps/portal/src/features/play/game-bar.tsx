import type { Game } from '@fairground/contract'
import { ButtonLink, formatClock, formatRtp, Icon, IconButton, Money } from '@fairground/ui'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMark } from '../../components/site-logo.tsx'

interface GameBarProps {
  game: Game | undefined
  /** What is shown in the frame now. */
  title: string | undefined
  mode: 'real' | 'trial'
  /** What the frame shows; absent until it says so. */
  balanceMinor: string | undefined
  onLeave: () => void
}

/** The way back, the game's facts, the time played, the money. */
export function GameBar({ game, title, mode, balanceMinor, onLeave }: GameBarProps) {
  const { t, i18n } = useTranslation()
  const facts = game && [
    game.vendorName,
    game.rtpBp === undefined
      ? undefined
      : t('ui:rtp', { percent: formatRtp(game.rtpBp, i18n.language, game.rtpMinBp) }),
    game.volatility && t(`game.volatility.${game.volatility}`),
  ]
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-surface-1 px-2 md:gap-3 md:px-4">
      <IconButton label={t('game.leave')} icon="icon-[ph--arrow-left-bold]" flip onClick={onLeave} />
      <SiteMark className="hidden size-8 sm:block" />
      <div className="min-w-0 flex-1 basis-16 leading-[1.25]">
        <h1 className="text-base font-bold">
          <bdi className="block w-fit max-w-full truncate">{title}</bdi>
        </h1>
        <p className="truncate text-xs text-ink-3">
          {facts?.filter(Boolean).map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {mode === 'trial' && (
        <b className="hidden rounded-sm bg-lamp-soft px-2 py-1 text-xs font-bold text-lamp-ink sm:block">
          {t('game.trial')}
        </b>
      )}
      <SessionClock />
      {balanceMinor !== undefined && (
        <Money
          amount={toDecimal(balanceMinor)}
          currency={mode === 'trial' ? 'FUN' : 'VND'}
          className="shrink-0 rounded-md bg-surface-2 px-2 py-2 text-sm sm:px-3"
        />
      )}
      {mode === 'real' && (
        <div className="hidden md:block">
          <ButtonLink variant="lamp" size="sm" href="/member/depositv2" start={<Icon name="icon-[ph--plus-bold]" />}>
            {t('account.depositShort')}
          </ButtonLink>
        </div>
      )}
      <div className="hidden md:block">
        <IconButton
          label={t('game.fullscreen')}
          icon="icon-[ph--corners-out-bold]"
          onClick={() => void toggleFullscreen()}
        />
      </div>
    </header>
  )
}

/** Minor units of two decimals as the decimal string that money components take. */
const toDecimal = (minor: string): string =>
  `${minor.padStart(3, '0').slice(0, -2)}.${minor.padStart(3, '0').slice(-2)}`

const toggleFullscreen = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()

/** Time since this game was opened: always in sight. */
function SessionClock() {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      role="timer"
      aria-label={t('game.played')}
      className="flex shrink-0 items-center gap-1.5 rounded-md bg-surface-2 px-2 py-2 text-sm tabular-nums text-ink-2 sm:px-3"
    >
      <Icon name="icon-[ph--timer]" className="max-sm:hidden" />
      {formatClock(seconds)}
    </span>
  )
}
