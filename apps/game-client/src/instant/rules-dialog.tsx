import { dateFormat } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { Dialog, formatRtp, KeyValues, useUi } from '@fairground/ui'
import { NoticesLink, useCashText, useGameName, usePercent } from '@fairground/vendor-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrameGame } from '../components/frame-context.tsx'

const ruleCountMax = 8

type RulesDialogProps = {
  open: boolean
  onClose: () => void
  /** No step is offered that would pay more than a round may. */
  isCapped?: boolean
  /** Of the game's own. */
  help?: ReactNode
}

/** What the game promises: how it is played and paid, and the numbers of its certificate. */
export function RulesDialog({ open, onClose, isCapped = false, help }: RulesDialogProps) {
  const { t } = useTranslation()
  const name = useGameName()
  const rules = useRules(isCapped)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      titleLook="poster"
      description={t('instant.rules')}
    >
      <div className="grid gap-5">
        <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-2">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {help}
        <Facts />
        <NoticesLink />
      </div>
    </Dialog>
  )
}

function useRules(isCapped: boolean): readonly string[] {
  const { t, i18n } = useTranslation()
  const { opened } = useFrameGame()
  const cash = useCashText()
  const rulesId = opened.kind === 'slot' ? opened.modelId : opened.rulesId
  const numbers = Array.from({ length: ruleCountMax }, (_, index) => index + 1)
  const rulesOf = (id: string) =>
    numbers.map((number) => `instant.${id}.rule.${number}`).filter((key) => i18n.exists(key))
  const written = rulesOf(rulesId)
  // A table of the live casino without rules of its own is played by those of one player's table.
  const own = written.length > 0 ? written : rulesOf(rulesId.replace(/^live-/, ''))
  // Where the past moves the prices, the game says itself what is independent of it.
  const ownIndependence = `instant.${rulesId}.independent`
  return [
    ...own.map((key) => t(key)),
    t('instant.rule.cut'),
    ...(isCapped && opened.kind === 'instant'
      ? [t('instant.rule.cap', { amount: cash(BigInt(opened.limits.payoutMinorMax)) })]
      : []),
    ...(opened.kind === 'shared' ? [] : [t('pay.rule.resume')]),
    i18n.exists(ownIndependence) ? t(ownIndependence) : t('pay.rule.independent'),
    ...(opened.mode === 'demo' ? [t('instant.rule.demo')] : []),
  ]
}

function Facts() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened } = useFrameGame()
  const percent = usePercent()
  const whole = numberFormat(locale)
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const { hitFrequencyBp } = opened
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{t('pay.facts')}</h3>
      <KeyValues
        look="well"
        items={[
          { id: 'rtp', label: t('pay.rtp'), value: formatRtp(opened.rtpBp, locale, opened.rtpMinBp) },
          ...(hitFrequencyBp === null ? [] : [{ id: 'hit', label: t('pay.hit'), value: percent(hitFrequencyBp) }]),
          { id: 'max', label: t('pay.max'), value: t('pay.maxX', { max: whole.format(opened.maxWinX) }) },
          { id: 'certified', label: t('pay.certified'), value: day.format(new Date(opened.certifiedOn)) },
        ]}
      />
    </section>
  )
}
