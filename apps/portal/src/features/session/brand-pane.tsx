import type { Banner } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Scene } from '../../components/scene.tsx'
import { SiteLogo } from '../../components/site-logo.tsx'
import { TargetLink } from '../../components/target-link.tsx'
import { query } from '../../lib/api.ts'
import { bannerTarget } from '../../lib/banner-target.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { showRegister } from '../../lib/register-prompt.ts'

interface BrandPaneProps {
  /** Whose banner speaks here, if one does. */
  group?: Exclude<Banner['groupName'], 'w_home'>
  /** What stands where the operator published no banner. */
  title: string
  text: string
}

/** The operator's banner over the fairground, beside a form that lets one in. The picture begins below the words. */
export function BrandPane({ group, title, text }: BrandPaneProps) {
  const { t } = useTranslation()
  const { data, isLoading } = useQuery({
    ...query.content.announcements.queryOptions({ input: { types: 'B', groupName: group } }),
    enabled: group !== undefined,
  })
  const banner = data?.find((item) => item.type === 'B')
  const leave = () => {
    showLogin(false)
    showRegister(false)
  }
  return (
    <div className="relative isolate flex h-full flex-col overflow-hidden bg-[#171038] p-6.5 text-[#fff6e4] light:bg-[#d6e6ec]">
      <Scene
        isNarrow
        className="absolute inset-x-0 bottom-0 -z-10 h-[64%] w-full mask-t-from-55% object-cover object-[70%_100%]"
      />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-32 bg-linear-to-t from-[#140e2c] from-35% to-transparent light:from-[#f3e6cd]" />
      <SiteLogo size="sm" />
      {!isLoading && (
        <>
          <p className="mt-8 font-poster text-2xl leading-[1.2] text-balance light:text-[#2a1a3e]">
            <TargetLink target={banner && bannerTarget(banner)} className="focus-ring" onClick={leave}>
              <bdi>{banner?.title ?? title}</bdi>
            </TargetLink>
          </p>
          <p className="mt-2.5 text-sm text-[#f0e2ef] light:text-[#43325a]">
            <bdi>{banner?.subtitle ?? text}</bdi>
          </p>
        </>
      )}
      <p className="mt-auto flex items-center gap-2.5 text-sm light:text-[#2a1a3e]">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-current text-2xs font-bold">
          18+
        </span>
        {t('pages:adultsOnly')}
      </p>
    </div>
  )
}
