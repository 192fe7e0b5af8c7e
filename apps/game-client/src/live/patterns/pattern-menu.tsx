import { Button, Dialog, Icon, IconButton } from '@fairground/ui'
import { Cash, deviceStorage, QuickButton, useStore } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../live-context.ts'
import type { LiveGame } from '../live-game.ts'
import { keepPatterns, laidOn, type Pattern, patternsMax, readPatterns, stakeOf, withPattern } from './patterns.ts'
import './patterns.css'

interface PatternMenuProps {
  presets: LiveGame['presets']
  isFixed: boolean
}

/** Chips that the player lays again and again: saved on this device, laid at one press. */
export function PatternMenu({ presets, isFixed }: PatternMenuProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // It does not come back by itself in the next round.
  if (isFixed && isOpen) setOpen(false)
  return (
    <>
      <QuickButton label={t('live.pattern.title')} disabled={isFixed} onClick={() => setOpen(true)}>
        <Icon name="icon-[ph--star-bold]" />
      </QuickButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('live.pattern.title')}
        description={t('live.pattern.text')}
        phone="bottom"
      >
        <Patterns onLaid={() => setOpen(false)} />
        <Presets presets={presets} />
      </Dialog>
    </>
  )
}

function Patterns({ onLaid }: { onLaid: () => void }) {
  const { t } = useTranslation()
  const play = useLive()
  const { rulesId, currency } = play.opened
  const wanted = useStore(play.pad.screen, (pad) => pad.wanted)
  const [patterns, setPatterns] = useState(() => readPatterns(deviceStorage, rulesId))
  const keep = (next: readonly Pattern[]) => {
    keepPatterns(deviceStorage, rulesId, next)
    setPatterns(next)
  }
  const own = patterns.filter((pattern) => pattern.currency === currency)
  return (
    <>
      <ul className="live-patterns">
        {own.map((pattern, place) => (
          <li key={pattern.id}>
            <button
              type="button"
              className="focus-ring"
              aria-label={t('live.pattern.lay', { number: place + 1 })}
              onClick={() => {
                play.lay(laidOn(play.pad.screen.get().wanted, pattern))
                onLaid()
              }}
            >
              <Icon name="icon-[ph--poker-chip-duotone]" />
              <Cash minor={stakeOf(pattern)} />
              <small>{t('live.pattern.places', { number: Object.keys(pattern.spots).length })}</small>
            </button>
            <IconButton
              label={t('live.pattern.drop', { number: place + 1 })}
              icon="icon-[ph--trash-bold]"
              onClick={() => keep(patterns.filter(({ id }) => id !== pattern.id))}
              className="touch:size-11"
            />
          </li>
        ))}
      </ul>
      <Button
        block
        variant="line"
        disabled={wanted.size === 0 || own.length >= patternsMax}
        onClick={() => keep(withPattern(patterns, currency, wanted))}
      >
        {t('live.pattern.save')}
      </Button>
    </>
  )
}

/** What the game itself lays at one press. */
function Presets({ presets }: Pick<PatternMenuProps, 'presets'>) {
  const { t } = useTranslation()
  const play = useLive()
  const chipMinor = useLiveState((state) => state.chipMinor)
  if (!presets) return null
  return (
    <fieldset className="live-presets">
      <legend>{presets.title(t)}</legend>
      {presets.list.map(({ label, spots }) => (
        <button
          key={label}
          type="button"
          className="focus-ring"
          onClick={() => {
            const chips = Object.fromEntries(spots.map((spot) => [spot, `${chipMinor}`]))
            play.lay(laidOn(play.pad.screen.get().wanted, { spots: chips }))
          }}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
