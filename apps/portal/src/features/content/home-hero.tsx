import type { Banner } from '@fairground/contract'
import { Button, ButtonLink, buttonClass, Carousel } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Scene } from '../../components/scene.tsx'
import { TargetLink } from '../../components/target-link.tsx'
import { query } from '../../lib/api.ts'
import { bannerTarget } from '../../lib/banner-target.ts'
import { useWayIn } from '../../lib/use-way-in.ts'

interface HomeHeroProps {
  isSignedIn: boolean
  /** Opens a trial account's games. */
  onTry: () => void
  isTrying: boolean
}

/** The operator's banners over the fairground; with one banner there is nothing to turn. */
export function HomeHero(props: HomeHeroProps) {
  const { t } = useTranslation()
  const { data } = useQuery(query.content.announcements.queryOptions({ input: { types: 'B', groupName: 'w_home' } }))
  const banners = (data ?? []).filter((item): item is Banner => item.type === 'B')
  return (
    <section aria-label={t('home.banners')} className="relative isolate h-92 overflow-hidden md:h-105 lg:h-125">
      <Scene
        isEager
        className="absolute inset-0 -z-10 size-full object-cover object-[100%_100%] max-md:object-[78%_100%] rtl:-scale-x-100"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-[rgb(20_14_44/.8)] from-10% to-transparent to-75% md:hidden rtl:bg-linear-to-l light:from-[rgb(255_250_241/.85)]" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-30 bg-linear-to-b from-transparent to-bg" />
      <div className="mx-auto h-full max-w-page px-4 lg:px-6 2xl:px-0">
        <Carousel
          label={t('home.banners')}
          isDark
          className="h-full"
          dotsClassName="absolute bottom-24 start-0 max-lg:bottom-9"
          slides={banners.map((banner) => ({
            id: banner.id,
            name: banner.title,
            content: <BannerCopy banner={banner} {...props} />,
          }))}
        />
      </div>
    </section>
  )
}

function BannerCopy({ banner, isSignedIn, onTry, isTrying }: HomeHeroProps & { banner: Banner }) {
  const { t } = useTranslation()
  const { offersRegistration } = useWayIn()
  return (
    <div className="relative h-full pt-6 md:pt-14 lg:pt-17">
      <BannerPicture banner={banner} />
      <h2 className="max-w-140 font-poster text-3xl leading-[1.2] text-balance max-md:max-w-48 max-md:text-2xl sm:max-md:max-w-80 text-[#fff6e4] text-shadow-[0_2px_18px_rgb(18_8_40/.5)] md:text-4xl lg:text-5xl light:text-[#2a1a3e] light:text-shadow-none">
        <TargetLink target={bannerTarget(banner)} className="after:absolute after:inset-0 focus-ring">
          <bdi>{banner.title}</bdi>
        </TargetLink>
      </h2>
      <p className="mt-3 mb-5 max-w-100 text-base text-[#f0e2ef] max-md:mb-4 max-md:line-clamp-3 max-md:max-w-48 max-md:text-sm sm:max-md:max-w-80 md:text-lg light:text-[#43325a]">
        <bdi>{banner.subtitle}</bdi>
      </p>
      <div className="relative z-1 flex w-fit flex-wrap gap-3">
        {isSignedIn ? (
          <BannerLink banner={banner} />
        ) : (
          <>
            {offersRegistration && (
              <ButtonLink variant="lamp" size="lg" href="/register">
                {t('home.registerFree')}
              </ButtonLink>
            )}
            <Button variant="glass" size="lg" busy={isTrying} onClick={onTry}>
              {t('home.tryFree')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** The banner's own picture in the place of the fairground; its words stand over it. */
function BannerPicture({ banner: { imageUrl, imageAlt = '' } }: { banner: Banner }) {
  if (!imageUrl.startsWith('/')) return null
  return (
    <div className="absolute inset-0 -z-10 max-md:-inset-x-4 md:mask-x-from-92%">
      <img
        src={imageUrl}
        srcSet={`${imageUrl.replace(/1920$/, '960')} 960w, ${imageUrl} 1920w`}
        sizes="100vw"
        alt={imageAlt}
        width={1920}
        height={640}
        decoding="async"
        className="size-full object-cover"
      />
      <div className="absolute inset-0 bg-linear-to-r from-[rgb(20_14_44/.85)] to-transparent to-70% rtl:bg-linear-to-l light:from-[rgb(255_250_241/.92)]" />
      <div className="absolute inset-x-0 bottom-0 h-30 bg-linear-to-b from-transparent to-bg" />
    </div>
  )
}

/** Where the operator said that the banner leads. */
function BannerLink({ banner }: { banner: Banner }) {
  const { t } = useTranslation()
  const target = bannerTarget(banner)
  if (!target) return null
  return (
    <TargetLink target={target} className={buttonClass({ variant: 'lamp', size: 'lg' })}>
      {t('home.go')}
    </TargetLink>
  )
}
