import { Awning, cx, Icon, useLate } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLogo } from '../../components/site-logo.tsx'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { saveConsent, useTag } from '../../lib/analytics.ts'
import { query } from '../../lib/api.ts'
import { showFeedback } from '../../lib/feedback-prompt.ts'
import { laterPart } from '../../lib/later.ts'
import { openNews } from '../../lib/news-prompt.ts'
import { useSite } from './use-site.ts'
import { useSupport } from './use-support.ts'

/** Few sites have any, and their marks weigh. */
const socialLinks = laterPart(() => import('./social-links.tsx').then((module) => module.SocialLinks))

const columns = [
  {
    title: 'footer.games',
    links: [
      { href: '/rng', label: 'nav.slots' },
      { href: '/hot', label: 'nav.hot' },
    ],
  },
  {
    title: 'footer.open',
    links: [
      { href: '/fairness', label: 'footer.verify' },
      { href: '/fairness#rtp', label: 'footer.rtp' },
      { href: '/payouts', label: 'footer.payouts' },
    ],
  },
  {
    title: 'footer.care',
    links: [
      { href: '/help', label: 'help.title' },
      { href: '/responsible', label: 'footer.responsible' },
      { href: '/responsible#help', label: 'footer.help' },
    ],
  },
  {
    title: 'footer.read',
    links: [
      { href: '/guide', label: 'footer.guide' },
      { href: '/blog', label: 'footer.blog' },
      { href: '/news', label: 'footer.articles' },
      { href: '/about', label: 'footer.us' },
      { href: '/join', label: 'footer.join' },
    ],
  },
]
const smallPrint = [
  { href: '/terms', label: 'footer.terms' },
  { href: '/privacy', label: 'footer.privacy' },
] as const

const way = 'inline-block min-w-6 py-1 max-sm:py-2.5 text-sm text-ink-2 hover:text-ink focus-ring'

const sideWays = laterPart(() => import('./side-ways.tsx').then((module) => module.SideWays))

/** Brands, ways on, and the sentence that play is for adults. */
export function Footer() {
  const { t } = useTranslation()
  const { site } = useSite()
  const support = useSupport()
  const { part: SocialLinks } = useLate(socialLinks, false)
  const { part: SideWays } = useLate(sideWays, false)
  const tag = useTag(site?.analytics.gtagId)
  const { data: menus } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const brands = new Map((menus ?? []).flatMap(({ cards }) => cards).map((card) => [card.vassalage, card.displayName]))
  return (
    <footer className="mt-14 bg-sunk [contain-intrinsic-block-size:auto_640px] max-sm:mt-10 max-sm:[contain-intrinsic-block-size:auto_360px] [content-visibility:auto]">
      <Awning height={18} stripe={24} className="opacity-90" />
      <div className="mx-auto max-w-page px-4 lg:px-6 2xl:px-0">
        <ul
          aria-label={t('footer.brands')}
          className="hidden items-center gap-x-8 gap-y-4.5 py-7.5 text-ink-3 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))]"
        >
          {[...brands].map(([code, name]) => (
            <li key={code} className="flex min-h-5.5 items-center">
              <VendorMark code={code} name={name} className="h-4 sm:h-5.5" />
            </li>
          ))}
        </ul>
        <div className="grid border-line sm:grid-cols-2 sm:gap-8 sm:border-t sm:py-7 lg:grid-cols-[1.5fr_repeat(4,1fr)]">
          <div className="max-sm:hidden">
            <SiteLogo />
            <p className="mt-3 max-w-70 text-sm text-ink-3">{t('footer.about')}</p>
            {SocialLinks && <SocialLinks links={site?.socialLinks ?? []} />}
          </div>
          {columns.map(({ title, links }) => (
            <Column key={title} title={t(title)}>
              {title === 'footer.care' && (
                <li>
                  <button type="button" className={way} onClick={support}>
                    {t('footer.support')}
                  </button>
                </li>
              )}
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link to={href.split('#')[0] ?? '/'} hash={href.split('#')[1]} className={way}>
                    {t(label)}
                  </Link>
                </li>
              ))}
              {title === 'footer.games' && SideWays && <SideWays look="line" className={way} />}
              {title === 'footer.games' && Object.keys(site?.resources ?? {}).length > 0 && (
                <li>
                  <Link to="/down" className={way}>
                    {t('footer.apps')}
                  </Link>
                </li>
              )}
              {title === 'footer.games' && (site?.domainRoute.domains.length ?? 0) > 1 && (
                <li>
                  <Link to="/speed" className={way}>
                    {t('footer.speed')}
                  </Link>
                </li>
              )}
              {title === 'footer.open' && (
                <li>
                  <button type="button" className={way} onClick={() => openNews({ kind: 'news' })}>
                    {t('news.title')}
                  </button>
                </li>
              )}
              {title === 'footer.care' && (
                <li>
                  <button type="button" className={way} onClick={() => showFeedback(true)}>
                    {t('feedback.title')}
                  </button>
                </li>
              )}
            </Column>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3.5 border-t border-line pt-4.5 pb-7 text-xs max-sm:border-t-0 text-ink-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full text-2xs font-bold text-ruby-ink shadow-[inset_0_0_0_1.5px_currentColor]">
            18+
          </span>
          <p className="min-w-0 flex-1 basis-60">{t('footer.adults')}</p>
          {site?.helpLines.map(({ country, name, phone, url }) => (
            <a
              key={`${country} ${name}`}
              href={phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : url || '/responsible'}
              className="underline hit-44 focus-ring"
            >
              {name} {phone && <bdi>{phone}</bdi>}
            </a>
          ))}
          {smallPrint.map(({ href, label }) => (
            <Link key={href} to={href} className="underline hit-44 focus-ring">
              {t(label)}
            </Link>
          ))}
          <a href="/third-party-notices.txt" className="underline focus-ring">
            {t('footer.notices')}
          </a>
          {site && <p>{site.copyright ?? `© ${site.serverTime.slice(0, 4)} Fairground`}</p>}
          {tag && (
            <button type="button" className="underline hit-44 focus-ring" onClick={() => saveConsent(undefined)}>
              {t('footer.measuring')}
            </button>
          )}
          {site?.sandbox && <p>{t('footer.sandbox')}</p>}
        </div>
      </div>
    </footer>
  )
}

/** Ways under a heading; on a phone they are folded under it. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <nav aria-label={title} className="max-sm:border-b max-sm:border-line">
      <h2 className="text-sm font-bold sm:mb-2">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-start focus-ring sm:hidden"
        >
          {title}
          <Icon name="icon-[ph--caret-down-bold]" className={cx('text-ink-3', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <ul id={listId} className={cx('max-sm:pb-3', !isOpen && 'max-sm:hidden')}>
        {children}
      </ul>
    </nav>
  )
}
