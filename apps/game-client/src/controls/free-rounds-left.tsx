import type { FreeRoundsState } from '@fairground/contract/studio'
import { Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'

/** In the place of the stake, while there are rounds to play for nothing: how many, and what each is worth. */
export function FreeRoundsLeft({ grant }: { grant: FreeRoundsState }) {
  const { t } = useTranslation()
  const { remaining, quantity, stakeMinor } = grant
  return (
    <section
      aria-label={t('gift.title')}
      className="console-stake flex min-h-14 items-center justify-center gap-3 rounded-[14px] bg-[rgb(20_8_30/.6)] px-4 py-1.5"
    >
      <Icon name="icon-[ph--gift-duotone]" className="text-2xl text-[#ffd98c]" />
      <div className="min-w-0 text-start">
        <span className="block text-xs leading-4 text-ink-3">{t('gift.title')}</span>
        <b className="text-[1.0625rem] text-[#ffd98c]" aria-live="polite">
          {t('gift.left', { remaining, quantity })}
        </b>
        <span className="block text-xs leading-4 text-ink-3">
          {t('gift.each')} <Cash minor={BigInt(stakeMinor)} />
        </span>
      </div>
    </section>
  )
}
