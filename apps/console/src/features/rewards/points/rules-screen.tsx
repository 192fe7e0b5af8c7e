import { fieldRefusal } from '@fairground/client'
import { type PointSettings, pointEarners } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Field, Input, MoneyInput, RichText, Skeleton, Textarea, useToast } from '@fairground/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenWish } from '../../../components/open-wish.tsx'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { may, useMe } from '../../../lib/me.ts'
import { moneyOf } from '../../../lib/typed-money.ts'
import { usePointSettings, useSaveSettings } from './use-points.ts'

type Settings = PointSettings & { revision: number }

/** How points are earned, what they are worth, and the rules that members read. */
export function RulesScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePointSettings()
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  return (
    <SplitView>
      <PageHead title={t('nav.points')} />
      {tabs}
      <OpenWish wish={data?.wish} />
      {data ? <RulesForm key={data.revision} saved={data} /> : <Skeleton className="h-100 w-full max-w-240" />}
    </SplitView>
  )
}

/** What is typed may be half a number; it is sent once it is one. */
interface Draft {
  ratios: Record<string, string>
  worth: string
  least: string
  rules: Record<string, string>
}

const draftOf = ({ pointsRatio, redeemAmount, minRedeem, rules }: Settings): Draft => ({
  ratios: Object.fromEntries(pointEarners.map((source) => [source, String(pointsRatio[source] ?? 0)])),
  worth: redeemAmount.replace(/\.00$/, ''),
  least: String(minRedeem),
  rules,
})

function settingsOf({ ratios, worth, least, rules }: Draft, revision: number): Settings {
  return {
    pointsRatio: Object.fromEntries(
      pointEarners.map((source) => [source, Number(moneyOf(ratios[source] || '0'))]),
    ) as Settings['pointsRatio'],
    redeemAmount: moneyOf(worth || '0'),
    minRedeem: Number(least),
    rules,
    revision,
  }
}

function RulesForm({ saved }: { saved: Settings }) {
  const { t } = useTranslation()
  const toast = useToast()
  const currency = useCurrency()
  const canChange = may(useMe(), 'marketing.manage')
  const [edited, setEdited] = useState<Draft>()
  const draft = edited ?? draftOf(saved)
  const save = useSaveSettings(() => {
    setEdited(undefined)
    toast.show({ tone: 'ok', title: t('marketing:settingsSaved') })
  })
  const change = (part: Partial<Draft>) => setEdited({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (edited) save.mutate(settingsOf(edited, saved.revision))
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-240 gap-4">
      <fieldset disabled={!canChange} className="grid gap-4">
        <Card title={t('marketing:ratiosTitle')} text={t('marketing:ratiosText')}>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {pointEarners.map((source) => (
              <Field
                key={source}
                label={t(`marketing:points.sources.${source}`)}
                error={fieldRefusal(t, save.error, `pointsRatio.${source}`)}
              >
                <MoneyInput
                  decimals={2}
                  value={draft.ratios[source] ?? ''}
                  onValueChange={(value) => change({ ratios: { ...draft.ratios, [source]: value } })}
                />
              </Field>
            ))}
          </div>
        </Card>
        <Card title={t('marketing:worthTitle')} text={t('marketing:worthText')}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('marketing:redeemAmount')} error={fieldRefusal(t, save.error, 'redeemAmount')}>
              <MoneyInput
                decimals={2}
                unit={currency}
                value={draft.worth}
                onValueChange={(worth) => change({ worth })}
              />
            </Field>
            <Field label={t('marketing:minRedeem')} error={fieldRefusal(t, save.error, 'minRedeem')}>
              <Input
                inputMode="numeric"
                dir="ltr"
                value={draft.least}
                onChange={({ target }) => change({ least: target.value.replace(/\D/g, '').slice(0, 7) })}
              />
            </Field>
          </div>
          {languages.map((language) => (
            <div key={language} className="grid gap-3 md:grid-cols-2">
              <Field
                label={t('marketing:rulesIn', { language: languageNames[language] })}
                hint={t('marketing:contentHint')}
                error={fieldRefusal(t, save.error, `rules.${language}`)}
              >
                <Textarea
                  lang={language}
                  rows={6}
                  value={draft.rules[language] ?? ''}
                  onChange={({ target }) => change({ rules: { ...draft.rules, [language]: target.value } })}
                />
              </Field>
              <div lang={language} className="rounded-md bg-surface-2 p-4">
                <RichText nodes={parseRichText(draft.rules[language] ?? '')} />
              </div>
            </div>
          ))}
        </Card>
      </fieldset>
      <RefusalNote error={save.error} />
      {canChange && (
        <div className="flex justify-end gap-2">
          <Button variant="line" disabled={!edited} onClick={() => setEdited(undefined)}>
            {t('methods.discard')}
          </Button>
          <Button type="submit" variant="lamp" disabled={!edited} busy={save.isPending}>
            {t('methods.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

const Card = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
    <div>
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
    </div>
    {children}
  </section>
)
