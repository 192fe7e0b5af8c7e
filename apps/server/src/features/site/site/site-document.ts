import type { AppContext } from '../../../context.ts'
import { getSite } from './get-site.ts'
import { siteLogo } from './register-logo.ts'
import { launchHostsOf, type SiteSettings } from './site-settings.ts'

export interface SiteDocument {
  html: string
  /** Origins beside the page's own that it may take pictures from, frame, and measure with. */
  imageHosts: string[]
  frameHosts: string[]
  /** Other hosts of the site, which a page measures. */
  mirrors: string[]
  isMeasured: boolean
  /** One of the site's own names: that by which the page was asked for, if it is one, else the first. */
  hostOf(asked: string): string
  /** What visitors may choose, and what they get who did not. */
  offer: Pick<SiteSettings, 'languages' | 'defaultLanguage' | 'themeDefault'>
}

/**
 * The portal's page as this site has it before its first paint: theme, language and mark, and the hosts that its policy
 * lets it use.
 */
export async function siteDocument(context: AppContext, html: string): Promise<SiteDocument> {
  const { settings, launchOrigins } = await getSite(context)
  const { vendorImageBase } = settings
  return {
    html: dress(html, settings),
    imageHosts: [...settings.imageHosts, ...(vendorImageBase ? [new URL(vendorImageBase).origin] : [])],
    mirrors: settings.domains,
    frameHosts: [...new Set([...launchHostsOf(settings, context.config.gamesUrl), ...launchOrigins])],
    isMeasured: settings.gtagId !== '',
    hostOf(asked) {
      const mainHost = new URL(context.config.portalUrl).host
      // Any name at all may stand in the header: each would be another page to draw and to keep.
      return [mainHost, ...settings.domains].find((own) => own.toLowerCase() === asked.toLowerCase()) ?? mainHost
    },
    offer: settings,
  }
}

function dress(html: string, settings: SiteSettings): string {
  const { defaultLanguage, themeDefault, imageHosts, launchHosts, gtagId } = settings
  const logo = siteLogo(settings)
  const data = {
    theme: themeDefault,
    'image-hosts': imageHosts.join(' '),
    'launch-hosts': launchHosts.join(' '),
    tag: gtagId,
    logo: logo ? `${logo.width} ${logo.height} ${logo.url}` : '',
  }
  const attributes = Object.entries(data).flatMap(([name, value]) => (value ? [`data-${name}="${value}"`] : []))
  const dressed = html.replace(/<html[^>]*>/, `<html lang="${defaultLanguage}" ${attributes.join(' ')}>`)
  if (!logo) return dressed
  return dressed.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logo.faviconUrl}" type="image/png" />`)
}
