import type { SiteLogo } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteStatus } from './site-status.ts'

const mark = import.meta.env.SSR ? null : document.querySelector<HTMLLinkElement>('link[rel="icon"]')

/** As the server wrote it on the page, so that nothing changes its look once the answer is there. */
function writtenLogo(): SiteLogo | undefined {
  if (import.meta.env.SSR) return undefined
  const [width, height, url] = document.documentElement.dataset.logo?.split(' ') ?? []
  return url ? { url, width: Number(width), height: Number(height), faviconUrl: mark?.href ?? '' } : undefined
}
const written = writtenLogo()

/** The operator's own logo; undefined where the site has its first one. */
export function useSiteLogo(): SiteLogo | undefined {
  const { data } = useQuery(siteStatus())
  return data ? data.logo : written
}

/** The mark of the tab follows the operator's. */
export function useSiteMark(): void {
  const logo = useSiteLogo()
  const href = logo ? logo.faviconUrl : '/favicon.svg'
  useEffect(() => {
    if (!mark || mark.getAttribute('href') === href) return
    mark.type = logo ? 'image/png' : 'image/svg+xml'
    mark.href = href
  }, [href, logo])
}
