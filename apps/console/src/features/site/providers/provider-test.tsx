import { fieldRefusal, refusalText } from '@fairground/client'
import type { Provider, ProviderTestResult } from '@fairground/contract'
import { providerSpec } from '@fairground/contract/provider-kinds'
import { Button, Field, Input, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTryProvider } from './use-providers.ts'

/** Tries the saved settings for real and shows what the service itself said. */
export function ProviderTest({ saved, isChanged }: { saved: Provider; isChanged: boolean }) {
  const { t } = useTranslation()
  const [to, setTo] = useState('')
  const trial = useTryProvider(saved.kind)
  const { test } = providerSpec(saved.kind)
  const isOff = isChanged || saved.revision === 0
  return (
    <section className="grid gap-3 border-t border-line-soft pt-4">
      <div>
        <h3 className="text-sm font-semibold">{t('providers:test.title')}</h3>
        <p className="text-sm text-ink-3">{t(isOff ? 'providers:test.saveFirst' : `providers:test.text.${test}`)}</p>
      </div>
      <form
        noValidate
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && !trial.isPending) trial.mutate(to.trim())
        }}
      >
        {test !== 'nobody' && (
          <Field
            label={t(`providers:test.to.${test}`)}
            isLabelHidden
            disabled={isOff}
            error={fieldRefusal(t, trial.error, 'to')}
            className="flex-1"
          >
            <Input
              value={to}
              dir="ltr"
              autoComplete="off"
              placeholder={t(`providers:test.to.${test}`)}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        )}
        <Button
          type="submit"
          variant="line"
          size="lg"
          className="min-h-11! touch:min-h-12!"
          disabled={isOff}
          busy={trial.isPending}
        >
          {t('providers:test.run')}
        </Button>
      </form>
      {trial.data && <Result result={trial.data} />}
      {trial.error && !fieldRefusal(t, trial.error, 'to') && (
        <Note tone="bad" isLive>
          {refusalText(t, trial.error)}
        </Note>
      )}
    </section>
  )
}

const tones = { accepted: 'ok', failed: 'warn', refused: 'bad' } as const

function Result({ result: { outcome, detail, tookMs } }: { result: ProviderTestResult }) {
  const { t } = useTranslation()
  return (
    <Note tone={tones[outcome]} isLive title={t(`providers:test.${outcome}`)}>
      <bdi dir="ltr" className="block break-words">
        {detail}
      </bdi>
      <span className="text-ink-3">{t('providers:test.took', { ms: tookMs })}</span>
    </Note>
  )
}
