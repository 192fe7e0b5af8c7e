import { Seg, useIsWide } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useIsEsports } from '../esports/esports-banner.tsx'
import { OddsSelect } from '../odds/odds-select.tsx'
import { couponStyles } from '../play/choices.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** Which fixtures, and how their prices are laid out and written. */
export function Toolbar() {
  const { t } = useTranslation()
  const play = useSports()
  const isEsports = useIsEsports()
  const isWide = useIsWide()
  const view = useSportsState((state) => state.view)
  const style = useSportsState(({ choices }) => choices.style)
  const live = useSportsState(({ leagues }) => leagues.reduce((sum, league) => sum + league.live, 0))
  const at = view.at === 'live' || view.at === 'soon' ? view.at : undefined
  return (
    <div className="toolbar">
      <Seg
        label={t('coupon.which')}
        options={[
          { value: 'live', label: t('coupon.live', { matches: live }) },
          { value: 'soon', label: t('coupon.soon') },
        ]}
        value={at ?? ''}
        onValueChange={(next) => play.show({ at: next === 'live' ? 'live' : 'soon' })}
      />
      {!isEsports && (
        <Seg
          label={t('coupon.style')}
          options={couponStyles.map((value) => ({ value, label: t(`coupon.${value}`) }))}
          value={style}
          onValueChange={(next) => play.choose({ style: next })}
          block={!isWide}
          className="toolbar-style"
        />
      )}
      <OddsSelect className="toolbar-odds" />
    </div>
  )
}
