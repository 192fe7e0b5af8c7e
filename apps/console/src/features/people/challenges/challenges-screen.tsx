import { type ChallengeSettings, challengeUses } from '@fairground/contract'
import { FieldMessage, Note, Select, Skeleton, Switch } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { useChallenges } from './use-challenges.ts'

const thresholds = Array.from({ length: 9 }, (_, i) => String(i + 1))

/** Which calls only people should make, and when the letters in a picture are wanted too. Every switch acts at once. */
export function ChallengesScreen() {
  const { t } = useTranslation()
  const { settings, change, isSaving } = useChallenges()
  const { data, error, refetch } = settings
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  return (
    <div className="mx-auto w-full max-w-240 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.challenges')} />
      {data && !data.isInForce && (
        <Note tone="warn" className="mb-4">
          {t('challenges.notInForce')}
        </Note>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SettingGroup title={t('challenges.sliderTitle')} text={t('challenges.sliderText')}>
          {challengeUses.map((use) => (
            <SettingRow key={use} title={t(`challenges.use.${use}`)} text={t(`challenges.useText.${use}`)}>
              {data ? (
                <Switch
                  checked={data.uses[use]}
                  disabled={isSaving}
                  aria-label={t(`challenges.use.${use}`)}
                  onChange={(event) => change({ uses: { [use]: event.target.checked } })}
                />
              ) : (
                <Skeleton className="h-6 w-10.5 rounded-pill" />
              )}
            </SettingRow>
          ))}
        </SettingGroup>
        <SettingGroup title={t('challenges.captchaTitle')} text={t('challenges.captchaText')}>
          {data ? <CaptchaRows settings={data} isSaving={isSaving} onChange={change} /> : <CaptchaSkeleton />}
        </SettingGroup>
      </div>
      <FieldMessage icon="icon-[ph--fingerprint]" className="mt-4">
        {t('queue.recorded')}
      </FieldMessage>
    </div>
  )
}

interface CaptchaRowsProps {
  settings: ChallengeSettings
  isSaving: boolean
  onChange: (part: { captchaThreshold?: number; showCaptcha?: boolean }) => void
}

function CaptchaRows({ settings, isSaving, onChange }: CaptchaRowsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SettingRow title={t('challenges.threshold')} text={t('challenges.thresholdText')}>
        <div className="w-20 shrink-0">
          <Select
            label={t('challenges.threshold')}
            options={thresholds.map((value) => ({ value, label: value }))}
            value={String(settings.captchaThreshold)}
            disabled={isSaving || settings.showCaptcha}
            onValueChange={(value) => onChange({ captchaThreshold: Number(value) })}
          />
        </div>
      </SettingRow>
      <SettingRow title={t('challenges.always')} text={t('challenges.alwaysText')}>
        <Switch
          checked={settings.showCaptcha}
          disabled={isSaving}
          aria-label={t('challenges.always')}
          onChange={(event) => onChange({ showCaptcha: event.target.checked })}
        />
      </SettingRow>
    </>
  )
}

const CaptchaSkeleton = () => (
  <div className="grid gap-3 py-3">
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-full" />
  </div>
)
