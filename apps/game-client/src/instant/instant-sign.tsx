import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { FrameBar, usePercent } from '@fairground/vendor-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrameGame } from '../components/frame-context.tsx'
import type { WindowName } from '../menu/windows.ts'

/** The bar of the frame with what the game returns; a button of the game's own before the others. */
export function InstantSign({ onOpen, children }: { onOpen: (name: WindowName) => void; children?: ReactNode }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened } = useFrameGame()
  const percent = usePercent()
  const whole = numberFormat(locale)
  return (
    <FrameBar
      facts={t('instant.sign', { rtp: percent(opened.rtpMinBp), max: whole.format(opened.maxWinX) })}
      rulesLabel={t('instant.rules')}
      onRules={() => onOpen('paytable')}
      onMenu={() => onOpen('menu')}
    >
      {children}
    </FrameBar>
  )
}
