import type { FishingWeapon } from '@fairground/contract/studio'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFishing, useFishingState } from './fishing-context.ts'

const icons: Readonly<Record<FishingWeapon, string>> = {
  bullet: 'icon-[ph--circle-duotone]',
  torpedo: 'icon-[ph--rocket-launch-duotone]',
  chain: 'icon-[ph--lightning-duotone]',
  drill: 'icon-[ph--screwdriver-duotone]',
}

/** The weapons in turn: each press takes the next one. What a shot uses stands on it. */
export function WeaponButton() {
  const { t } = useTranslation()
  const desk = useFishing()
  const weapon = useFishingState((state) => state.weapon)
  const { weapons } = desk.opened.fishing
  const at = weapons.findIndex((each) => each.weapon === weapon)
  const next = weapons[(at + 1) % weapons.length]
  return (
    <button
      type="button"
      className={cx('fishing-tool focus-ring', weapon !== 'bullet' && 'is-on')}
      data-weapon={weapon}
      onClick={() => next && desk.chooseWeapon(next.weapon)}
    >
      <Icon name={icons[weapon]} />
      <span>{t(`instant.fishing.${weapon}`)}</span>
      <em>
        <bdi>×{weapons[at]?.bullets ?? 1}</bdi>
      </em>
    </button>
  )
}
