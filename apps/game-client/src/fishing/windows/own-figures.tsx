import type { FishingFiguresAnswer } from '@fairground/contract/studio'
import { numberFormat } from '@fairground/money'
import { KeyValues, useUi } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFishing } from '../screen/fishing-context.ts'

/** The player's own shots at this level: what was to be expected of them, and what came. */
export function OwnFigures({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const { studio } = useFishing()
  const [figures, setFigures] = useState<FishingFiguresAnswer>()
  useEffect(() => {
    if (isOpen) void studio.fishingFigures().then((answer) => answer.ok && setFigures(answer.value))
  }, [isOpen, studio])
  if (!figures) return null
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{t('instant.fishing.own')}</h3>
      <Figures figures={figures} />
      <p className="mt-3 text-sm text-ink-2">{t('instant.fishing.independent')}</p>
    </section>
  )
}

function Figures({ figures }: { figures: FishingFiguresAnswer }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { rolls, spentMinor, expectedMinor, paidMinor, band } = figures
  const cash = (minor: string) => <Cash minor={BigInt(minor)} />
  const between = band && (
    <span dir="ltr">
      {cash(band.fromMinor)} – {cash(band.toMinor)}
    </span>
  )
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'rolls', label: t('instant.fishing.ownShots'), value: numberFormat(locale).format(rolls) },
        { id: 'spent', label: t('session.staked'), value: cash(spentMinor) },
        { id: 'expected', label: t('instant.fishing.ownExpected'), value: cash(expectedMinor) },
        { id: 'paid', label: t('history.paid'), value: cash(paidMinor) },
        ...(between ? [{ id: 'band', label: t('instant.fishing.ownBand'), value: between }] : []),
      ]}
    />
  )
}
