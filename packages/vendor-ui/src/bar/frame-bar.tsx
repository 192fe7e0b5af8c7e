import { IconButton } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../frame/frame-context.ts'
import { SoundButton } from '../sound/sound-button.tsx'
import { useGameName } from '../texts/use-game-name.ts'

export interface FrameBarProps {
  /** In the place of the game's own, where a frame holds several. */
  title?: string | undefined
  /** What it returns and pays, in one line. */
  facts: string
  rulesLabel: string
  onRules: () => void
  onMenu: () => void
  /** Buttons of the vendor's own. */
  children?: ReactNode
}

/** Over everything: the name and its facts; buttons of the vendor's own, rules, sound and menu at its end. */
export function FrameBar({ title, facts, rulesLabel, onRules, onMenu, children }: FrameBarProps) {
  const { t } = useTranslation()
  const { opened } = useFrame()
  const gameName = useGameName()
  const name = title ?? gameName
  return (
    <header className="frame-bar">
      <div className="min-w-0 flex-1 text-start">
        <h1 className="poster text-xl leading-tight text-lamp-hi [text-shadow:0_2px_12px_rgb(10_2_16/.7)] lg:text-[1.625rem]">
          <bdi className="block w-fit max-w-full truncate">{name}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-2xs text-ink-3 lg:text-xs">
          {opened.mode === 'demo' && (
            <b className="rounded-pill bg-lamp px-2 text-2xs leading-4.5 font-bold text-on-lamp">{t('demo')}</b>
          )}
          <bdi className="block max-w-full truncate">{facts}</bdi>
        </p>
      </div>
      {children}
      <IconButton
        look="glass"
        label={rulesLabel}
        icon="icon-[ph--info-duotone]"
        onClick={onRules}
        className="touch:size-11"
      />
      <SoundButton />
      <IconButton
        look="glass"
        label={t('menu')}
        icon="icon-[ph--list-bold]"
        onClick={onMenu}
        className="touch:size-11"
      />
    </header>
  )
}
