import { useTranslation } from 'react-i18next'
import type { Wish } from '../../live/wish-rail.tsx'

/** All that can be wished at the common hand, in the order of the buttons, with the key of each. */
export function useWishNames(): readonly Wish[] {
  const { t } = useTranslation()
  return [
    { wish: 'hit', label: t('instant.blackjack.hit'), shortcut: 'h' },
    { wish: 'stand', label: t('instant.blackjack.stand'), shortcut: 's' },
    { wish: 'double', label: t('instant.blackjack.double'), shortcut: 'd' },
    { wish: 'split', label: t('instant.blackjack.split'), shortcut: 'p' },
    { wish: 'insurance', label: t('instant.blackjack.insurance'), shortcut: 'i' },
    { wish: 'no-insurance', label: t('instant.blackjack.noInsurance'), shortcut: 'n' },
  ]
}
