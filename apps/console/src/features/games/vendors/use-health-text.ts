import type { VendorHealth } from '@fairground/contract'
import { useTranslation } from 'react-i18next'

/** "≤ 20 ms", or a dash without calls. */
export function useHealthText() {
  const { t } = useTranslation()
  const bound = (ms: number | undefined, { calls }: VendorHealth) => {
    if (calls === 0) return '–'
    return ms === undefined ? t('vendors.slow') : t('vendors.atMost', { ms })
  }
  return {
    p50: (health: VendorHealth) => bound(health.p50Ms, health),
    p99: (health: VendorHealth) => bound(health.p99Ms, health),
    calls: ({ calls, errors }: VendorHealth) => t('vendors.callCount', { calls, errors }),
  }
}
