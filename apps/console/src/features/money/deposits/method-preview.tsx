import type { StaffDepositMethod } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { formatMoney, Icon, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { decimalsOf } from '../../../lib/decimal.ts'
import { leastDeposit, type MethodDraft } from './method-draft.ts'

const icons = {
  manual: 'icon-[ph--bank-duotone]',
  gateway: 'icon-[ph--credit-card-duotone]',
  sandbox: 'icon-[ph--flask-duotone]',
} as const

/** The choice as players are offered it, in every language, with what the least deposit comes to. */
export function MethodPreview({ draft, kind }: { draft: MethodDraft; kind: StaffDepositMethod['kind'] }) {
  const { t } = useTranslation()
  const facts = usePreviewFacts(draft)
  return (
    <section className="grid gap-2.5 border-t border-line-soft pt-4">
      <h3 className="text-sm font-semibold">{t('methods.preview')}</h3>
      {languages.map((language) => (
        <div
          key={language}
          lang={language}
          className="rounded-md bg-lamp-soft p-4 shadow-[inset_0_0_0_2px_var(--f-lamp-ink)]"
        >
          <p className="mb-2 text-2xs text-ink-3">{languageNames[language]}</p>
          <div className="flex items-start gap-3">
            <Icon name={icons[kind]} className="text-2xl text-lamp-ink" />
            <div className="min-w-0 text-sm text-ink-2">
              <b className="block text-base font-bold break-words text-ink">{draft.names[language] || '–'}</b>
              <span className="block break-words whitespace-pre-line">{draft.instructions[language] || '–'}</span>
            </div>
          </div>
        </div>
      ))}
      {facts.map((fact) => (
        <p key={fact} className="text-sm text-ink-2">
          {fact}
        </p>
      ))}
    </section>
  )
}

function usePreviewFacts(draft: MethodDraft): string[] {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { currency } = draft
  const example = leastDeposit(draft)
  if (!example) return []
  const show = (amount: string) => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })
  const { min, max, fee, credit } = example
  return [
    t('methods.range', { min: show(min), max: show(max) }),
    [
      `${t('methods.previewAmount', { amount: show(min) })}:`,
      `${fee ? t('methods.fee', { fee: show(fee) }) : t('methods.free')},`,
      t('methods.previewCredit', { amount: show(credit) }),
    ].join(' '),
  ]
}
