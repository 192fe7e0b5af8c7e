import type { SiteDocument } from './features/site/site/index.ts'

const measuring = {
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}
const nothing: typeof measuring = { connect: [], image: [] }

export type PageHosts = Pick<SiteDocument, 'imageHosts' | 'frameHosts' | 'mirrors' | 'isMeasured'>

/** What a page of the portal may load and from where. Hosts of others stand in it only where the operator named them. */
export function portalPolicy(portalUrl: string, { imageHosts, frameHosts, mirrors, isMeasured }: PageHosts) {
  const { connect, image } = isMeasured ? measuring : nothing
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts, ...image],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", portalUrl.replace(/^http/, 'ws'), ...mirrors, ...connect],
    manifestSrc: ["'self'"],
    frameSrc: frameHosts,
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  }
}
