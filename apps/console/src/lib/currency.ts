import { useMe } from './me.ts'

/** Code of the site's currency. */
export const useCurrency = (): string => useMe().currency
