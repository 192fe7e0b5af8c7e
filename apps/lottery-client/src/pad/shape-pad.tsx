import type { Play } from '@fairground/lottery-rules'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../results/statistics.ts'
import { NumberPad } from './number-pad.tsx'
import { numbersOf, padDigitsMax, toggleAll } from './picking.ts'
import { QuickRow } from './quick-row.tsx'
import { listsOf, type PadList, type Picked, press } from './selection.ts'
import { TypedNumbers } from './typed-numbers.tsx'

interface ShapePadProps {
  play: Play
  picked: Picked
  onPick: (picked: Picked) => void
  isTyped: boolean
  marks: ReadonlyMap<string, Mark> | undefined
  factorOf: (number: string) => number
  heatOf: (number: string) => number
}

/** The pad of a play, whatever shape its choices have. */
export function ShapePad({ play, picked, onPick, isTyped, marks, factorOf, heatOf }: ShapePadProps) {
  const { t } = useTranslation()
  const { shape } = play
  const nameOf = useListName()
  const put = (place: number, list: readonly string[]) =>
    onPick(listsOf(shape).map((_, index) => (index === place ? list : (picked[index] ?? []))))
  if (shape.kind === 'none') return <p className="py-2 text-sm text-ink-2">{t('pad.none')}</p>
  if (shape.kind === 'numbers') {
    const { digits, picksMax } = shape
    const [own = []] = picked
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
            heatOf={heatOf}
          />
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {listsOf(shape).map((list, index) => (
        <div key={list.id} className="grid gap-2">
          {list.id !== '' && <h3 className="text-sm font-semibold text-ink-2">{nameOf(list)}</h3>}
          <NumberPad
            label={nameOf(list)}
            numbers={list.choices}
            picked={picked[index] ?? []}
            isOfPlaces={list.isOfPlaces ?? play.id.startsWith('place_')}
            onToggle={(choice) => put(index, press(list, picked[index] ?? [], choice))}
          />
        </div>
      ))}
    </div>
  )
}

/** How the lists of a pad are called. */
function useListName(): (list: PadList) => string {
  const { t } = useTranslation()
  return ({ id }) => {
    if (/^\d+$/.test(id)) return `${t('tab.position')} ${Number(id) + 1}`
    if (id === 'place') return t('tab.position')
    if (id === 'special') return t('prize.special')
    return parts[id] ?? t('pad.numbers')
  }
}

/** Of numbers that count several times, and of those that count once: AAB. */
const parts: Readonly<Record<string, string>> = { multi: 'A', single: 'B' }
