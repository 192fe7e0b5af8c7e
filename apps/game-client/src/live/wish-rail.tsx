import { cx, Icon } from '@fairground/ui'
import { useCashText, useStore } from '@fairground/vendor-ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../instant/table/use-keys.ts'
import type { StageDesk, StageState } from '../tables/stages/stage-desk.ts'
import { useClock } from '../tables/use-clock.ts'
import { useHallState } from './hall/hall-context.ts'
import { useLive, useLiveState } from './live-context.ts'
import './wish-rail.css'

/** Something that may be wished in some stage. */
export interface Wish {
  wish: string
  label: string
  /** The key that takes it. */
  shortcut: string
}

interface WishRailProps {
  desk: StageDesk
  /** All wishes of the game, in the order of their buttons. */
  wishes: readonly Wish[]
  /** What counts where nothing is wished. */
  silence: string
  advised?: string | undefined
  children?: ReactNode
}

/** What the player may decide now, under the thumb: large buttons, the time left, and what has become of the last wish. */
export function WishRail({ desk, wishes, silence, advised, children }: WishRailProps) {
  const { t } = useTranslation()
  const play = useLive()
  const state = useStore(desk.screen, (screen) => screen)
  const asked = wishes.filter(({ wish }) => state.view?.asks.includes(wish))
  const canWish = !isStanding(state) && state.sending === undefined
  const presses = asked.map(({ wish, shortcut }) => [shortcut, () => play.decide(wish)] as const)
  // Beside other tables, keys decide at the one that is played now.
  const isShown = useHallState(({ shownId }) => shownId === play.opened.gameId)
  useKeys(canWish && isShown ? Object.fromEntries(presses) : {})
  return (
    <div className="wish-rail">
      <div className="wish-head">
        <StageClock />
        <Status state={state} wishes={wishes} silence={silence} />
      </div>
      {asked.length > 0 && (
        <fieldset
          className="wish-buttons"
          aria-label={t('live.stage.yours')}
          style={{ ['--wishes' as string]: asked.length > rowMax ? asked.length / 2 : asked.length }}
        >
          {asked.map((wish) => (
            <WishButton key={wish.wish} {...wish} state={state} isAdvised={advised === wish.wish} canWish={canWish} />
          ))}
        </fieldset>
      )}
      <div className="wish-extra">{children}</div>
    </div>
  )
}

type WishButtonProps = Wish & { state: StageState; isAdvised: boolean; canWish: boolean }

function WishButton({ wish, label, shortcut, state, isAdvised, canWish }: WishButtonProps) {
  const { t } = useTranslation()
  const play = useLive()
  const cash = useCashText()
  const { view, sending } = state
  const isMine = sending === wish || (sending === undefined && view?.wish === wish && !isLost(state))
  const addMinor = BigInt(view?.adds[wish] ?? 0)
  return (
    <button
      type="button"
      className={cx('wish-button focus-ring', isAdvised && 'is-advised')}
      data-wish={wish}
      aria-pressed={isMine}
      aria-busy={sending === wish}
      aria-keyshortcuts={shortcut.toUpperCase()}
      title={t('instant.table.key', { key: shortcut.toUpperCase() })}
      disabled={!canWish && !isMine}
      onClick={() => canWish && play.decide(wish)}
    >
      <span className="wish-name">
        {isMine && sending === undefined && <Icon name="icon-[ph--check-circle-fill]" />}
        {isAdvised && !isMine && <Icon name="icon-[ph--lightbulb-fill]" />}
        {label}
      </span>
      {addMinor > nothing && <small>+{cash(addMinor)}</small>}
      <span className="wish-key" aria-hidden="true">
        {shortcut.toUpperCase()}
      </span>
    </button>
  )
}

interface StatusProps {
  state: StageState
  wishes: readonly Wish[]
  silence: string
}

/** In words: what was refused and why, what was sent, or what silence means. */
function Status({ state, wishes, silence }: StatusProps) {
  const { t, i18n } = useTranslation()
  const labelOf = (wish: string | null | undefined) => wishes.find((one) => one.wish === wish)?.label ?? ''
  const { view, sending, refusal } = state
  const isAsked = useLiveState(({ table }) => table.round?.stage !== undefined)
  const lost = refusal ?? (isLost(state) && { wish: view?.wish, code: view?.raise?.code ?? 'OTHER' })
  if (lost && lost.code !== 'WISH_STANDS') {
    const why = t(i18n.exists(`refused.${lost.code}.title`) ? `refused.${lost.code}.title` : 'refused.OTHER.title')
    const isLate = lost.code === 'STAGE_SHUT'
    return (
      <p className="wish-status is-refused" role="alert">
        <Icon name="icon-[ph--warning-circle-duotone]" />
        <span>
          {isLate
            ? t('refused.STAGE_SHUT.text', { wish: labelOf(lost.wish) })
            : t('live.stage.refused', { wish: labelOf(lost.wish), why })}
        </span>
      </p>
    )
  }
  const words = () => {
    if (sending !== undefined) return t('live.stage.sending', { wish: labelOf(sending) })
    if (!isAsked) return t('live.phase.running')
    if (!view || view.asks.length === 0) return t('live.stage.waiting')
    if (isStanding(state)) return t('live.stage.stands', { wish: labelOf(view.wish) })
    return view.wish === null
      ? t('live.stage.silence', { wish: silence })
      : t('live.stage.sent', { wish: labelOf(view.wish) })
  }
  return (
    <p className="wish-status" aria-live="polite">
      {words()}
    </p>
  )
}

/** How long the stage is still asked: a bar that runs out, and seconds. */
function StageClock() {
  const { t } = useTranslation()
  const closesMs = useLiveState(({ table }) => table.round?.stage?.closesMs)
  const leftMs = Math.max(0, (closesMs ?? 0) - useClock())
  const seconds = Math.ceil(leftMs / 1_000)
  if (closesMs === undefined) return null
  return (
    <span
      className={cx('wish-clock', seconds <= lastSeconds && 'is-last')}
      role="timer"
      aria-label={t('live.seconds', { seconds })}
    >
      <b aria-hidden="true">{seconds}</b>
      <ClockBar key={closesMs} leftMs={leftMs} />
    </span>
  )
}

/** Runs out by itself from where it was first seen. */
function ClockBar({ leftMs }: { leftMs: number }) {
  const [wholeMs] = useState(leftMs)
  return <i aria-hidden="true" style={{ animationDuration: `${wholeMs}ms` }} />
}

const lastSeconds = 3
/** Buttons beside each other on a phone. */
const rowMax = 3
const nothing = 0n

/** A wish whose raise was not taken does not count. */
const isLost = ({ view }: StageState): boolean =>
  BigInt(view?.adds[view.wish ?? ''] ?? 0) > nothing &&
  (view?.raise?.state === 'refused' || view?.raise?.state === 'void')

/** One that was paid for stands. */
const isStanding = ({ view }: StageState): boolean => view?.raise?.state === 'taken' || view?.raise?.state === 'betting'
