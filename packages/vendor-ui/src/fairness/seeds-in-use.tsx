import { isClientSeed } from '@fairground/fairness'
import { Button, Field, Input, Note } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isIdle as isIdleNow, useFrameState } from '../frame/frame-context.ts'
import { useFairPlay } from './fair-play.ts'

type Change = 'rest' | 'busy' | 'done' | 'failed'

/** The pair that decides the next round. The player's own part can be changed between rounds. */
export function SeedsInUse() {
  const { t } = useTranslation()
  const { rotate } = useFairPlay()
  const seeds = useFrameState((state) => state.seeds)
  const isIdle = useFrameState(isIdleNow)
  const [wish, setWish] = useState<string>()
  const [change, setChange] = useState<Change>('rest')
  const clientSeed = wish ?? seeds?.clientSeed ?? ''
  const isUsable = isClientSeed(clientSeed) && !/\p{Cc}/u.test(clientSeed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChange('busy')
    const outcome = await rotate({ clientSeed })
    setChange(outcome.ok ? 'done' : 'failed')
    if (outcome.ok) setWish(undefined)
  }
  if (!seeds) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-bold">{t('fair.inUse')}</h3>
      <dl className="grid gap-2 rounded-md bg-surface-2 px-4 py-3 text-sm">
        <SeedLine label={t('fair.commit')} value={seeds.commit} />
        <SeedLine label={t('fair.nextCommit')} value={seeds.nextCommit} />
        <SeedLine label={t('fair.nonce')} value={String(seeds.nonce)} />
      </dl>
      <form onSubmit={(event) => void submit(event)} className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Field
          label={t('fair.clientSeed')}
          hint={t('fair.clientSeedHint')}
          error={isUsable ? undefined : t('fair.clientSeedWrong')}
        >
          <Input
            value={clientSeed}
            onChange={(event) => setWish(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            disabled={!isIdle}
          />
        </Field>
        <Button
          type="submit"
          className="mt-6.5"
          busy={change === 'busy'}
          disabled={!isUsable || !isIdle || clientSeed === seeds.clientSeed}
        >
          {t('fair.change')}
        </Button>
      </form>
      <div aria-live="polite">
        {change === 'done' && <Note tone="ok">{t('fair.changed')}</Note>}
        {change === 'failed' && <Note tone="warn">{t('fair.changeFailed')}</Note>}
      </div>
    </section>
  )
}

function SeedLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="mono break-all">{value}</dd>
    </div>
  )
}
