import type { Play } from '@fairground/lottery-rules'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../results/statistics.ts'
import { NumberPad } from './number-pad.tsx'
import { numbersOf, padDigitsMax, toggleAll } from './picking.ts'
import { QuickRow } from './quick-row.tsx'
import { type Picked, padChoices, picksMaxOf, placesOf } from './selection.ts'
import { TypedNumbers } from './typed-numbers.tsx'

interface ShapePadProps {
  play: Play
  picked: Picked
  onPick: (picked: Picked) => void
  isTyped: boolean
  marks: ReadonlyMap<string, Mark> | undefined
  factorOf: (number: string) => number
}

/** The pad of a play, whatever shape its choices have. */
export function ShapePad({ play, picked, onPick, isTyped, marks, factorOf }: ShapePadProps) {
  const { t } = useTranslation()
  const { shape } = play
  const put = (place: number, list: readonly string[]) =>
    onPick(placesOf(shape).map((_, index) => (index === place ? list : (picked[index] ?? []))))
  if (shape.kind === 'none') return <p className="py-2 text-sm text-ink-2">{t('pad.none')}</p>
  if (shape.kind === 'numbers') {
    const { digits } = shape
    const [own = []] = picked
    const picksMax = picksMaxOf(shape)
    const isLong = digits > padDigitsMax
    return (
      <div className="grid gap-3.5">
        <QuickRow digits={digits} picked={own} picksMax={picksMax} onPick={(list) => put(0, list)} />
        {isLong || isTyped ? (
          <TypedNumbers digits={digits} picked={own} onPick={(list) => put(0, list)} />
        ) : (
          <NumberPad
            label={t('pad.numbers')}
            numbers={numbersOf(digits)}
            picked={own}
            onToggle={(number) => put(0, toggleAll(own, [number], picksMax))}
            marks={marks}
            factorOf={factorOf}
          />
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {placesOf(shape).map((place, index) => (
        <NumberPad
          key={place}
          label={place || t('pad.numbers')}
          numbers={shape.kind === 'place' && index === 0 ? shape.places : padChoices(shape)}
          picked={picked[index] ?? []}
          onToggle={(number) => {
            const isOne = shape.kind === 'place' && index === 0
            put(index, isOne ? [number] : toggleAll(picked[index] ?? [], [number], picksMaxOf(shape)))
          }}
        />
      ))}
    </div>
  )
}
