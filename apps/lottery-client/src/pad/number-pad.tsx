import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../results/statistics.ts'
import { stepOn } from './picking.ts'

interface NumberPadProps {
  label: string
  numbers: readonly string[]
  picked: readonly string[]
  onToggle: (number: string) => void
  columns?: number
  marks?: ReadonlyMap<string, Mark> | undefined
  /** Places are told from 1 on. */
  isOfPlaces?: boolean
  /** Per mille of the prize; 0 is a number that is not sold any more. */
  factorOf?: (number: string) => number
  /** Fifths of what it may cost the house that are sold. */
  heatOf?: (number: string) => number
}

const whole = 1_000
const fifth = 0.2

/** Numbers to tap. One of them is in the order of the tabulator key; arrows move on from it, space picks. */
export function NumberPad({ label, numbers, picked, onToggle, columns = 10, isOfPlaces, ...rest }: NumberPadProps) {
  const { marks, factorOf, heatOf } = rest
  const { t } = useTranslation()
  const percent = numberFormat(useUi().locale, { style: 'percent' })
  const [at, setAt] = useState(0)
  const pad = useRef<HTMLFieldSetElement>(null)
  const chosen = new Set(picked)
  const move = (event: KeyboardEvent) => {
    // The pad itself is read from the left in every language.
    const next = stepOn(event.key, at, { columns, count: numbers.length, isRtl: false })
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    pad.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset ref={pad} aria-label={label} dir="ltr" className="nbs" onKeyDown={move}>
      {numbers.map((number, index) => {
        const factor = factorOf?.(number) ?? whole
        const heat = factor === 0 ? 0 : (heatOf?.(number) ?? 0)
        const heatHint = heat > 0 ? t('pad.heatOf', { number, percent: percent.format(heat * fifth) }) : undefined
        const hint = factor === 0 ? t('pad.full', { number }) : heatHint
        return (
          <button
            key={number}
            type="button"
            className="nb focus-ring"
            aria-pressed={chosen.has(number)}
            aria-label={hint}
            title={hint}
            data-mark={marks?.get(number)}
            data-heat={heat || undefined}
            disabled={factor === 0}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onToggle(number)}
          >
            {isOfPlaces ? Number(number) + 1 : number}
            {factor > 0 && factor < whole && (
              <small className="absolute end-1 top-0.5 text-2xs text-warn-ink">{factor / 10}%</small>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
