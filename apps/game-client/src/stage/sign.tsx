import { numberFormat } from '@fairground/money'
import { IconButton, useUi } from '@fairground/ui'
import { Cash, SoundButton, useGameName, usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useShape } from '../components/use-shape.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { JackpotMeters } from '../jackpot/jackpot-meters.tsx'
import type { WindowName } from '../menu/windows.ts'
import { SymbolPicture } from '../scenery/symbol-picture.tsx'

/** Over the cabinet: the name of the game, or how the free spins stand. Sound and menu at its end. */
export function Sign({ onOpen }: { onOpen: (name: WindowName) => void }) {
  const { t } = useTranslation()
  const hasFreeSpins = useScreen((state) => state.freeSpins !== undefined)
  const hold = useScreen((state) => state.hold)
  return (
    <header className="stage-sign relative grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-2 lg:min-h-16 lg:grid-cols-[6rem_1fr_6rem]">
      <div className="min-w-0 text-start lg:col-start-2 lg:text-center">
        {hasFreeSpins ? <FreeSpinsPlates /> : hold === undefined ? <NamePlate /> : <HoldPlates left={hold} />}
      </div>
      <div className="flex justify-end gap-1 self-start lg:col-start-3">
        <SoundButton />
        <IconButton
          look="glass"
          label={t('menu')}
          icon="icon-[ph--list-bold]"
          onClick={() => onOpen('menu')}
          className="touch:size-11"
        />
      </div>
      <JackpotMeters />
    </header>
  )
}

function NamePlate() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened } = useGame()
  const shape = useShape()
  const name = useGameName()
  const percent = usePercent()
  const whole = numberFormat(locale)
  const isDemo = opened.mode === 'demo'
  const facts = { rtp: percent(opened.rtpBp), shape, max: whole.format(opened.maxWinX) }
  return (
    <>
      <h1 className="sign-name poster truncate text-xl leading-tight text-lamp-hi [text-shadow:0_2px_12px_rgb(10_2_16/.7)] lg:text-[1.625rem]">
        {name}
      </h1>
      <p className="sign-facts flex flex-wrap items-center gap-x-2 text-2xs text-ink-3 lg:justify-center lg:text-xs">
        {isDemo && <b className="rounded-pill bg-lamp px-2 text-2xs leading-4.5 font-bold text-on-lamp">{t('demo')}</b>}
        <span className="sign-long">{t('sign', facts)}</span>
        <span className="sign-short">{t('signShort', facts)}</span>
      </p>
    </>
  )
}

function FreeSpinsPlates() {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const free = useScreen((state) => state.freeSpins)
  if (!free) return null
  return (
    <section aria-label={t('free.title')} className="sign-plates">
      <Plate label={t('free.left')}>{free.remaining}</Plate>
      <Plate label={t('free.paid')} isMain>
        <Cash minor={free.wonMinor} />
      </Plate>
      {free.multiplier > 1 && <Plate label={t('free.multiplier')}>×{free.multiplier}</Plate>}
      {free.chosen !== undefined && (
        <Plate label={t('scene.chosen')}>
          <SymbolPicture symbol={free.chosen} label={nameOf(free.chosen)} className="mx-auto size-7" />
        </Plate>
      )}
    </section>
  )
}

function HoldPlates({ left }: { left: number }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('hold.title')} className="sign-plates">
      <Plate label={t('hold.left')} isMain>
        {left}
      </Plate>
    </section>
  )
}

function Plate({ label, isMain, children }: { label: string; isMain?: boolean; children: React.ReactNode }) {
  const edge = isMain
    ? 'shadow-[inset_0_0_0_2px_var(--f-lamp)] lg:min-w-44'
    : 'shadow-[inset_0_0_0_1.5px_rgb(255_210_130/.4)]'
  return (
    <div className={`min-w-16 rounded-md bg-[rgb(20_8_30/.66)] px-3 py-1 text-center lg:px-4.5 ${edge}`}>
      <span className="block text-2xs font-semibold text-[#ffd9a0]">{label}</span>
      <b className={isMain ? 'text-lg font-bold lg:text-[20px]' : 'text-lg font-bold'}>{children}</b>
    </div>
  )
}
