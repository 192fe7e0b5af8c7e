import { Button, cx, Icon } from '@fairground/ui'
import { Cash, useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useAskedPace } from '../../play/asked-pace.ts'
import { useFishing, useFishingState } from './fishing-context.ts'
import { WeaponButton } from './weapon-button.tsx'

/** Everything that is pressed: value of the bullet, magazine, lock, auto-fire, weapon. */
export function ConsoleBar({ onAuto }: { onAuto: () => void }) {
  const { t } = useTranslation()
  const isLoaded = useFishingState((state) => state.magazine?.state === 'open')
  const hasSeat = useFishingState((state) => state.seat !== undefined)
  const isOnline = useFishingState((state) => state.isOnline)
  return (
    <section className="fishing-console" aria-label={t('controls')} inert={!hasSeat || !isOnline}>
      {isLoaded ? (
        <>
          <Loaded />
          <div className="fishing-tools">
            <LockButton />
            <AutoButton onAuto={onAuto} />
            <WeaponButton />
          </div>
        </>
      ) : (
        <Unloaded />
      )}
    </section>
  )
}

/** Before a magazine: what a bullet is worth, how many there are, and what they cost together. */
function Unloaded() {
  const { t } = useTranslation()
  const cash = useCashText()
  const desk = useFishing()
  const bulletMinor = useFishingState((state) => state.bulletMinor)
  const bullets = useFishingState((state) => state.bullets)
  const isLoading = useFishingState((state) => state.isLoading)
  const values = desk.opened.fishing.bulletsMinor.map(BigInt)
  const sizes = desk.sizesOf(bulletMinor)
  return (
    <>
      <Stepper
        label={t('instant.fishing.bullet')}
        less={values.findLast((value) => value < bulletMinor)}
        more={values.find((value) => value > bulletMinor)}
        choose={(value) => desk.chooseBullet(value)}
      >
        <Cash minor={bulletMinor} />
      </Stepper>
      <Stepper
        label={t('instant.fishing.magazine')}
        less={sizes.findLast((count) => count < bullets)}
        more={sizes.find((count) => count > bullets)}
        choose={(count) => desk.chooseBullets(count)}
      >
        <b data-bullets={bullets}>{bullets}</b>
      </Stepper>
      <Button variant="lamp" size="lg" busy={isLoading} onClick={() => void desk.load()} className="fishing-load">
        {t('instant.fishing.load', { amount: cash(bulletMinor * BigInt(bullets)) })}
      </Button>
    </>
  )
}

function Loaded() {
  const { t } = useTranslation()
  const desk = useFishing()
  const left = useFishingState((state) => state.left)
  const magazine = useFishingState((state) => state.magazine)
  return (
    <div className="fishing-loaded">
      <button
        type="button"
        className="fishing-fire focus-ring"
        aria-label={t('instant.fishing.fire')}
        onPointerDown={() => desk.trigger.hold(true)}
        onPointerUp={() => desk.trigger.hold(false)}
        onPointerCancel={() => desk.trigger.hold(false)}
        onPointerLeave={() => desk.trigger.hold(false)}
        onKeyDown={({ key, repeat }) => !repeat && (key === 'Enter' || key === ' ') && desk.trigger.hold(true)}
        onKeyUp={() => desk.trigger.hold(false)}
        onBlur={() => desk.trigger.hold(false)}
      >
        <Icon name="icon-[ph--crosshair-simple-bold]" />
      </button>
      <div className="min-w-0">
        <span className="block text-xs text-[#c9d8ee]">{t('instant.fishing.left')}</span>
        <b className="text-lg tabular-nums" data-left={left}>
          <bdi>
            {left}/{magazine?.bullets ?? 0}
          </bdi>
        </b>
      </div>
      <button type="button" className="fishing-tool focus-ring" onClick={() => void desk.unload()}>
        <Icon name="icon-[ph--stop-circle-duotone]" />
        <span>{t('instant.fishing.unload')}</span>
      </button>
    </div>
  )
}

function LockButton() {
  const { t } = useTranslation()
  const { trigger } = useFishing()
  const isLocking = useFishingState((state) => state.isLocking)
  return (
    <button
      type="button"
      aria-pressed={isLocking}
      className={cx('fishing-tool focus-ring', isLocking && 'is-on')}
      onClick={() => trigger.toggleLock()}
    >
      <Icon name="icon-[ph--crosshair-duotone]" />
      <span>{t('instant.fishing.lock')}</span>
    </button>
  )
}

function AutoButton({ onAuto }: { onAuto: () => void }) {
  const { t } = useTranslation()
  const { trigger, limits } = useFishing()
  const { autoplay } = useAskedPace(limits)
  const isOn = useFishingState((state) => state.auto?.isOn === true)
  if (!autoplay && !isOn) return null
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cx('fishing-tool focus-ring', isOn && 'is-on')}
      onClick={() => (isOn ? void trigger.stopAuto() : onAuto())}
    >
      <Icon name={isOn ? 'icon-[ph--stop-bold]' : 'icon-[ph--repeat-duotone]'} />
      <span>{t(isOn ? 'instant.fishing.autoStop' : 'instant.fishing.autoFire')}</span>
    </button>
  )
}

interface StepperProps<Value> {
  label: string
  less: Value | undefined
  more: Value | undefined
  choose: (value: Value) => void
  children: React.ReactNode
}

function Stepper<Value>({ label, less, more, choose, children }: StepperProps<Value>) {
  const { t } = useTranslation()
  return (
    <fieldset className="fishing-stepper" aria-label={label}>
      <StepButton name={t('ui:decrease')} icon="icon-[ph--minus-bold]" to={less} choose={choose} />
      <div className="min-w-0 flex-1 text-center" aria-live="polite">
        <span className="block truncate text-xs text-[#c9d8ee]">{label}</span>
        {children}
      </div>
      <StepButton name={t('ui:increase')} icon="icon-[ph--plus-bold]" to={more} choose={choose} />
    </fieldset>
  )
}

interface StepButtonProps<Value> {
  name: string
  icon: string
  to: Value | undefined
  choose: (value: Value) => void
}

function StepButton<Value>({ name, icon, to, choose }: StepButtonProps<Value>) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={to === undefined}
      className="focus-ring"
      onClick={() => to !== undefined && choose(to)}
    >
      <Icon name={icon} />
    </button>
  )
}
