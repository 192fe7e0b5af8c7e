import { numberFormat } from '@fairground/money'
import { IconButton, useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../components/frame-context.ts'
import { useGameName } from '../components/use-game-name.ts'
import { usePercent } from '../components/use-percent.ts'
import type { WindowName } from '../menu/windows.ts'
import { SoundButton } from '../sound/sound-button.tsx'

/** Over the board: the name of the game and what it returns; a button of the game's own, rules, sound and menu at its end. */
export function InstantSign({ onOpen, children }: { onOpen: (name: WindowName) => void; children?: ReactNode }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened } = useFrame()
  const name = useGameName()
  const percent = usePercent()
  const whole = numberFormat(locale)
  return (
    <header className="instant-sign">
      <div className="min-w-0 flex-1 text-start">
        <h1 className="poster truncate text-xl leading-tight text-lamp-hi [text-shadow:0_2px_12px_rgb(10_2_16/.7)] lg:text-[1.625rem]">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-2xs text-ink-3 lg:text-xs">
          {opened.mode === 'demo' && (
            <b className="rounded-pill bg-lamp px-2 text-2xs leading-4.5 font-bold text-on-lamp">{t('demo')}</b>
          )}
          <span className="max-w-full truncate">
            {t('instant.sign', { rtp: percent(opened.rtpMinBp), max: whole.format(opened.maxWinX) })}
          </span>
        </p>
      </div>
      {children}
      <IconButton
        look="glass"
        label={t('instant.rules')}
        icon="icon-[ph--info-duotone]"
        onClick={() => onOpen('paytable')}
        className="touch:size-11"
      />
      <SoundButton />
      <IconButton
        look="glass"
        label={t('menu')}
        icon="icon-[ph--list-bold]"
        onClick={() => onOpen('menu')}
        className="touch:size-11"
      />
    </header>
  )
}
