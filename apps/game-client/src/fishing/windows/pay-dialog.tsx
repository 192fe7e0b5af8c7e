import { dateFormat } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { Dialog, formatRtp, KeyValues, useUi } from '@fairground/ui'
import { NoticesLink, useGameName } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useFishing } from '../screen/fishing-context.ts'
import { FishTable } from './fish-table.tsx'
import { OwnFigures } from './own-figures.tsx'

const ruleNumbers = [1, 2, 3, 4, 5] as const

/** How it is played, what each fish pays and how likely, the own shots, and the numbers of the certificate. */
export function PayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const name = useGameName()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={name}
      titleLook="poster"
      description={t('instant.rules')}
    >
      <div className="grid gap-6">
        <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-2">
          {ruleNumbers.map((number) => (
            <li key={number}>{t(`instant.fishing.rule.${number}`)}</li>
          ))}
        </ul>
        <FishTable />
        <OwnFigures isOpen={open} />
        <Facts />
        <NoticesLink />
      </div>
    </Dialog>
  )
}

function Facts() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened } = useFishing()
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const whole = numberFormat(locale)
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{t('pay.facts')}</h3>
      <KeyValues
        look="well"
        items={[
          { id: 'rtp', label: t('pay.rtp'), value: formatRtp(opened.rtpBp, locale, opened.rtpMinBp) },
          { id: 'max', label: t('pay.max'), value: <bdi>×{whole.format(opened.maxWinX)}</bdi> },
          { id: 'certified', label: t('pay.certified'), value: day.format(new Date(opened.certifiedOn)) },
        ]}
      />
    </section>
  )
}
