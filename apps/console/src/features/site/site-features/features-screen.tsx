import type { FeatureLack, SiteFeature, SiteFeatureState } from '@fairground/contract'
import { FieldMessage, Skeleton, Switch } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { featureGroupNames, featureGroups } from './feature-groups.ts'
import { useFeatures } from './use-features.ts'

/** What the site offers. A press asks first: it says what follows, and wants a reason. */
export function FeaturesScreen() {
  const { t } = useTranslation()
  const isLocked = !may(useMe(), 'site.manage')
  const [asked, setAsked] = useState<SiteFeatureState>()
  const [isAsking, setIsAsking] = useState(false)
  const { features, change, isSaving } = useFeatures({ onDone: () => setIsAsking(false) })
  const { data, error, refetch } = features
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const press = (state: SiteFeatureState) => {
    setAsked(state)
    setIsAsking(true)
  }
  return (
    <div className="mx-auto w-full max-w-280 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.features')}>
        {isLocked && <span className="text-sm text-ink-3">{t('signup.readOnly')}</span>}
      </PageHead>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {featureGroupNames.map((group) => (
          <SettingGroup
            key={group}
            className={group === 'register' ? 'lg:row-span-2' : undefined}
            title={t(`features.group.${group}`)}
            text={t(`features.groupText.${group}`)}
          >
            {featureGroups[group].map((feature) => (
              <FeatureRow
                key={feature}
                feature={feature}
                state={data?.find((state) => state.feature === feature)}
                isLocked={isLocked || isSaving}
                onPress={press}
              />
            ))}
          </SettingGroup>
        ))}
      </div>
      <FieldMessage icon="icon-[ph--fingerprint]" className="mt-4">
        {t('queue.recorded')}
      </FieldMessage>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={
          asked ? t(asked.isOn ? 'features.askOff' : 'features.askOn', { feature: t(`features.${asked.feature}`) }) : ''
        }
        text={asked && t(asked.warning ? `features.warning.${asked.warning}` : `features.text.${asked.feature}`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(asked?.isOn ? 'features.turnOff' : 'features.turnOn')}
        tone={asked?.warning ? 'ruby' : 'mint'}
        isBusy={isSaving}
        onConfirm={(reason) =>
          asked && change({ feature: asked.feature, isOn: !asked.isOn, reason, isConfirmed: Boolean(asked.warning) })
        }
      />
    </div>
  )
}

/** What keeps the switch from doing what it says, and where that is put right. */
function Lack({ lack }: { lack: FeatureLack }) {
  const { t } = useTranslation()
  return (
    <>
      {t(`features.lack.${lack}`)}{' '}
      {may(useMe(), 'providers.manage') && (
        <Link to="/providers" className="font-semibold whitespace-nowrap underline underline-offset-3 focus-ring">
          {t('features.lack.setUp')}
        </Link>
      )}
    </>
  )
}

interface FeatureRowProps {
  feature: SiteFeature
  state: SiteFeatureState | undefined
  isLocked: boolean
  onPress: (state: SiteFeatureState) => void
}

function FeatureRow({ feature, state, isLocked, onPress }: FeatureRowProps) {
  const { t } = useTranslation()
  const name = t(`features.${feature}`)
  return (
    <SettingRow
      title={
        <>
          {name}{' '}
          <bdi dir="ltr" className="text-2xs font-normal text-ink-3">
            {feature}
          </bdi>
        </>
      }
      text={t(`features.text.${feature}`)}
      warning={state?.lack && <Lack lack={state.lack} />}
    >
      {state ? (
        <Switch checked={state.isOn} disabled={isLocked} aria-label={name} onChange={() => onPress(state)} />
      ) : (
        <Skeleton className="h-6 w-10.5 rounded-pill" />
      )}
    </SettingRow>
  )
}
