import { Button, Chip, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Filter, halves, isMeant, numbersOf, randomNumbers, toggleAll } from './picking.ts'

interface QuickRowProps {
  digits: number
  picked: readonly string[]
  picksMax: number
  onPick: (numbers: readonly string[]) => void
}

const randomCount = 5
const digitList = Array.from({ length: 10 }, (_, digit) => digit)
const parts = ['head', 'tail'] as const

/** Groups of numbers by one tap: high, low, odd, even, twins, by their first or last digit, and at random. */
export function QuickRow({ digits, picked, picksMax, onPick }: QuickRowProps) {
  const { t } = useTranslation()
  const [part, setPart] = useState<(typeof parts)[number]>()
  const all = numbersOf(digits)
  const group = (filter: Filter) => all.filter((number) => isMeant(filter, number))
  const press = (filter: Filter) => onPick(toggleAll(picked, group(filter), picksMax))
  const isOn = (filter: Filter) => group(filter).every((number) => picked.includes(number))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {digits === 2 && (
        <>
          {halves.map((filter) => (
            <Chip key={filter} size="sm" pressed={isOn(filter)} onClick={() => press(filter)}>
              {t(`filter.${filter}`)}
            </Chip>
          ))}
          {parts.map((one) => (
            <Chip
              key={one}
              size="sm"
              aria-expanded={part === one}
              icon={<Icon name={part === one ? 'icon-[ph--caret-up-bold]' : 'icon-[ph--caret-down-bold]'} />}
              onClick={() => setPart(part === one ? undefined : one)}
            >
              {t(`filter.${one}`)}
            </Chip>
          ))}
        </>
      )}
      <Chip
        size="sm"
        icon={<Icon name="icon-[ph--dice-five-duotone]" />}
        onClick={() => onPick(randomNumbers(digits, Math.min(randomCount, picksMax)))}
      >
        {t('pad.random', { count: Math.min(randomCount, picksMax) })}
      </Chip>
      <Button variant="quiet" size="sm" disabled={picked.length === 0} onClick={() => onPick([])}>
        {t('pad.clear')}
      </Button>
      {part && (
        <fieldset aria-label={t(`filter.${part}`)} dir="ltr" className="flex w-full flex-wrap gap-1.5">
          {digitList.map((digit) => (
            <Chip
              key={digit}
              size="sm"
              className="min-w-9"
              pressed={isOn(`${part}.${digit}`)}
              onClick={() => press(`${part}.${digit}`)}
            >
              {digit}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  )
}
